// node server.cjs PORT: a boardgame.io server, on this machine only, that keeps its matches in memory.
const { Server } = require('boardgame.io/server');
const { Game } = require('./game.cjs');
const server = Server({ games: [Game], origins: [/127\.0\.0\.1/, 'http://127.0.0.1'] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
server.run(+process.argv[2], () => console.log('ready'));
