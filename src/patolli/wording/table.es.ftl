# Lo que dice la mesa, se juegue a lo que se juegue.

refusal-stale = La posición ha cambiado. Míralo de nuevo y elige.
refusal-not-your-seat = Ese no es tu asiento.
refusal-bot-plays = Un bot ocupa este asiento; recupéralo primero.
refusal-resigned = Quien ocupaba este asiento se ha rendido.
refusal-present = Esta persona está en la mesa, así que un bot no puede sustituirla.
refusal-nothing-to-take-back = Ya juegas por tu cuenta.
refusal-not-away-long = Todavía no: esta mesa da más tiempo para volver.
refusal-table-waits = Esta mesa espera a su gente lo que haga falta.
refusal-frozen = Desde que empezó la partida han cambiado las reglas o los valores y ya no sería la misma partida, así que no puede continuar. Todavía puedes verla y guardarla.
refusal-not-begun = La partida no ha empezado: aún falta gente en la mesa.
refusal-nothing-said = El mensaje está vacío.
refusal-not-stored = No se ha podido guardar y no cuenta. Conservas tu asiento; inténtalo de nuevo dentro de un momento.
refusal-too-many = Demasiado a la vez. Espera un momento.
refusal-too-heavy = Eso requiere más tiempo o memoria de lo que el servidor concede a una sola petición.
refusal-no-name = Escribe primero tu nombre.
refusal-bad-name = Un nombre necesita al menos una letra o cifra visible.
refusal-no-such-game = Ese juego no existe.
refusal-no-such-lesson = Esa lección no existe.
refusal-no-such-table = Esa mesa no existe.
refusal-no-such-person = Aquí no hay nadie, o su perfil no está a la vista.
refusal-no-such-ply = La partida no tiene tantas jugadas.
refusal-no-such-point = La partida tiene { $plies } jugadas y { $seats } asientos.
refusal-begun = La partida ya ha empezado.
refusal-not-over = La partida no ha terminado.
refusal-fork-unfinished = Solo se puede seguir jugando desde una partida terminada.
refusal-seated = Ya tienes un asiento en esta mesa.
refusal-seated-invited = Ya tienes un asiento en esta mesa. La invitación todavía sirve para otra persona.
refusal-no-seat = No tienes ningún asiento en esta mesa.
refusal-seat-taken = Ese asiento está ocupado o reservado para otra persona.
refusal-no-free-seat = No queda ningún asiento libre.
refusal-others-eyes = Mientras dure la partida solo puedes verla desde tu asiento.
refusal-bad-invitation = Esta invitación no es válida o ya se ha usado.
refusal-bad-code = Este código no es válido o ya se ha usado.
refusal-no-such-device = No has entrado en un dispositivo así.
refusal-bad-recovery = No es un código de recuperación válido. Tras cinco errores hay que esperar unas horas; otro dispositivo tuyo puede darte un código de traslado.
refusal-other-name = Ese no es tu nombre, así que no se ha borrado nada.
refusal-damaged = Falta una parte de esta partida y no puede continuar. Quien administra este servidor puede repararla con «patolli doctor».
refusal-other-commitment = El servidor no se ha comprometido a eso en esta mesa. Recarga la página.
refusal-entropy-given = Ya has añadido tu parte al azar de esta partida.
refusal-no-entropy = No hay nada que añadir: escribe algunas letras o cifras.

table-waiting = Esperando a { $names }.
table-stood-in = Ahora un bot juega por { $name }.
table-stood-in-absent = { $name } lleva mucho tiempo fuera; los demás dejan que siga un bot en su lugar.
table-handed-back = { $name } vuelve a jugar.
table-out-of-time = A { $name } se le ha acabado el tiempo; sigue un bot en su lugar.
table-resigned = { $name } se ha rendido.
table-trouble = El servidor no puede guardar jugadas en este momento. No se pierde nada: la partida seguirá sola en cuanto sea posible.
table-not-shown = El servidor no puede mostrar esta partida ahora. Todas las jugadas están guardadas. Recarga la página más tarde; si no sirve, avisa a quien lleva el servidor.
table-carried-over = Patolli se ha actualizado. Todas las jugadas de esta partida llevan a las mismas posiciones, así que continúa.

plugged-bot = Conectado por quien mantiene este servidor.
serve-ready =
    Patolli está en { $address }
    Las mesas se guardan en { $database }. Ctrl-C detiene el servidor; al arrancar de nuevo las partidas siguen.
help-serve = Abre Patolli en el navegador. También es lo que ocurre al ejecutar patolli sin ninguna orden.
help-serve--host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros de tu red.
help-serve--port = El puerto. Si se omite: 8000 o el siguiente libre.
help-serve--db = Dónde se guardan las mesas: un archivo o postgresql+asyncpg://user@host/name.
help-serve--bot = Ofrecer también este bot tuyo en la sala: módulo:Bot, o el nombre de uno conectado. Se puede repetir.
help-serve--open_page = Abre un navegador, si lo hay.
help-serve--allowed_host = Nombre con el que se puede llamar al servidor, como games.example.org; las peticiones a otros se rechazan. Puede repetirse. Si se omite: cualquier nombre.
help-serve--full_sync = Espera al disco en cada jugada, para no perder ninguna ni con un corte de luz (solo SQLite).
help-serve--metrics = Responde a Prometheus en este puerto.
help-serve--metrics_host = Dirección para --metrics. Si se omite: solo esta máquina.
help-serve--log = Cómo se escribe el registro: frases, o un objeto JSON por línea.
help-serve--access_log = Escribe una línea por petición. Los secretos de las direcciones se omiten.

doctor-frozen = { $table } ({ $game }): se puede ver pero no continuar, porque han cambiado las reglas o los valores: { $detail }
doctor-damaged = { $table } ({ $game }): falta una parte: { $detail }
doctor-unknown = { $table }: esta versión no conoce ningún juego llamado { $game }
doctor-cut = { $table } ({ $game }): reparada. { $detail }; lo que venía después ({ $cut }) se ha quitado y se guarda en cut_entries
doctor-summary = Mesas en orden: { $whole } de { $tables }.
help-doctor = Revisa una base de datos: que estén todas las líneas de cada partida, que sus jugadas se repitan y que coincidan los resúmenes.
help-doctor--db = Dónde se guardan las mesas: un archivo o postgresql+asyncpg://user@host/name.
help-doctor--repair = Devuelve una partida con un hueco a la última jugada anterior; lo que se quita se guarda.
