// node clients.cjs PORT MATCHES SECONDS: two clients a match that move in turn; prints how many moves were made.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Game } = require('./game.cjs');
const [port, count, seconds] = process.argv.slice(2).map(Number);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let [moves, playing] = [0, false];
const matches = Array.from({ length: count }, (_, m) => {
  const match = { last: -1 };
  match.clients = ['0', '1'].map((playerID) =>
    Client({ game: Game, numPlayers: 2, playerID, matchID: `bench-${m}`, debug: false,
      multiplayer: SocketIO({ server: `127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }) }));
  match.clients.forEach((client, i) => {
    client.subscribe((now) => {
      if (!now || !playing || +now.ctx.currentPlayer !== i || now.ctx.turn <= match.last) return;
      match.last = now.ctx.turn; // as the server told it: a move of the other has arrived
      moves++;
      setImmediate(() => client.moves.hit((now.ctx.turn * 7) % 120));
    });
    client.start();
  });
  return match;
});
(async () => {
  const there = (client) => client.getState()?.isConnected;
  while (!matches.every(({ clients }) => clients.every(there))) await wait(100);
  console.log('connected');
  await new Promise((go) => process.stdin.once('data', go));
  playing = true;
  for (const match of matches) {
    const { turn, currentPlayer } = match.clients[0].getState().ctx;
    match.last = turn;
    match.clients[+currentPlayer].moves.hit(1);
  }
  await wait(seconds * 1000);
  console.log(moves);
  process.exit(0);
})();
