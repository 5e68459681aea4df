# Lo que dice la mesa, se juegue a lo que se juegue.

refusal-stale = Mientras tanto la partida ha avanzado.
refusal-not-your-seat = Ese no es tu asiento.
refusal-bot-plays = Un bot juega por este asiento; recupéralo primero.
refusal-resigned = Este asiento se ha rendido.
refusal-present = Quien está en la mesa juega por sí mismo.
refusal-nothing-to-take-back = Ya juegas por tu cuenta.
refusal-not-away-long = Todavía no: esta mesa da más tiempo para volver.
refusal-table-waits = Esta mesa espera a su gente lo que haga falta.
refusal-frozen = Desde que empezó la partida han cambiado las reglas o las cifras y ya no sería la misma partida, así que no puede continuar. Todavía puedes verla y guardarla.
refusal-not-begun = La partida no ha empezado: aún no están todos a la mesa.
refusal-nothing-said = El mensaje está vacío.
refusal-not-stored = El servidor no puede guardar jugadas en este momento, así que no se ha hecho nada. Conservas tu sitio; inténtalo dentro de un momento.
refusal-too-many = Demasiado a la vez. Espera un momento.
refusal-too-heavy = Eso requiere más tiempo o memoria de lo que el servidor concede a una sola petición.
refusal-no-name = Di primero cómo te llamas.
refusal-bad-name = Un nombre necesita alguna letra o cifra que se vea.
refusal-no-such-game = No existe ese juego.
refusal-no-such-table = No existe esa mesa.
refusal-no-such-ply = La partida no es tan larga.
refusal-no-such-point = La partida tiene { $plies } jugadas y { $seats } asientos.
refusal-begun = La partida ya ha empezado.
refusal-not-over = La partida no ha terminado.
refusal-fork-unfinished = Solo se puede continuar desde la mitad una partida terminada.
refusal-seated = Ya tienes un asiento en esta mesa.
refusal-seated-invited = Ya tienes un asiento en esta mesa. La invitación todavía sirve para otra persona.
refusal-no-seat = No tienes asiento en esta mesa.
refusal-seat-taken = Ese asiento está ocupado o reservado para un amigo.
refusal-no-free-seat = No queda ningún asiento libre.
refusal-others-eyes = Mientras dure la partida solo puedes mirar con tus propios ojos.
refusal-bad-invitation = Esta invitación no es válida o ya se ha usado.
refusal-bad-code = Este código no es válido o ya se ha usado.
refusal-damaged = Falta una parte de esta partida y no puede continuar. Quien lleva este servidor puede repararla con «patolli doctor».
refusal-other-commitment = El servidor no se ha comprometido a eso en esta mesa. Recarga la página.
refusal-entropy-given = Ya has añadido tu parte al azar de esta partida.
refusal-no-entropy = No hay nada que añadir: hacen falta letras o cifras.

table-waiting = Esperando a { $names }.
table-stood-in = Ahora un bot juega por { $name }.
table-stood-in-absent = { $name } lleva mucho tiempo fuera; los demás dejan que siga un bot.
table-handed-back = { $name } vuelve a jugar.
table-out-of-time = A { $name } se le acabó el tiempo; sigue un bot.
table-resigned = { $name } se ha rendido.
table-trouble = El servidor no puede guardar jugadas en este momento. No se pierde nada: la partida seguirá sola en cuanto sea posible.
table-carried-over = Patolli se ha actualizado. Todas las jugadas de esta partida llevan a las mismas posiciones, así que continúa.

serve-ready =
    Patolli está en { $address }
    Las mesas se guardan en { $database }. Ctrl-C detiene el servidor; al arrancar de nuevo las partidas siguen.
help-serve = Abre la mesa en el navegador. Es también lo que ocurre sin ninguna orden.
help-serve--host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros de tu red.
help-serve--port = El puerto; sin él, 8000 o el siguiente libre.
help-serve--db = Dónde se guardan las mesas: un archivo o postgresql+asyncpg://user@host/name.
help-serve--open_page = Abrir un navegador, si lo hay.
help-serve--allowed_host = Nombre con el que se puede llamar al servidor, como games.example.org; las peticiones a otros se rechazan. Puede repetirse; sin él vale cualquier nombre.
help-serve--full_sync = Esperar al disco en cada jugada, para no perder ninguna ni con un corte de luz (solo SQLite).
help-serve--metrics = Responder a Prometheus en este puerto.
help-serve--metrics_host = Dirección para --metrics; si no se indica otra, solo esta máquina.
help-serve--log = Cómo se escribe el registro: frases, o un objeto JSON por línea.
help-serve--access_log = Escribir una línea por petición. Los secretos de las direcciones se omiten.

doctor-frozen = { $table } ({ $game }): se puede ver pero no continuar, porque las reglas o las cifras son ahora otras: { $detail }
doctor-damaged = { $table } ({ $game }): falta una parte: { $detail }
doctor-unknown = { $table }: esta versión no conoce ningún juego llamado { $game }
doctor-cut = { $table } ({ $game }): reparada. { $detail }; lo que venía después ({ $cut }) se ha quitado y se guarda en cut_entries
doctor-summary = { $whole } de { $tables } mesas están enteras.
help-doctor = Revisa una base de datos: ¿se siguen los números de cada partida, se repiten sus jugadas, coinciden los resúmenes?
help-doctor--db = Dónde se guardan las mesas: un archivo o postgresql+asyncpg://user@host/name.
help-doctor--repair = Devuelve una partida con un hueco a la última jugada anterior; lo que se quita se guarda.
