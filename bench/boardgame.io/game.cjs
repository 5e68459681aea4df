// A game whose state is as large as ours: a view of ours in the middle of a match, of which each move changes a little.
const { readFileSync } = require('fs');
const state = JSON.parse(readFileSync(process.env.STATE, 'utf8'));
exports.Game = {
  name: 'peer',
  setup: () => ({ n: 0, changed: Array(120).fill(0), state }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    hit: ({ G }, place) => {
      G.changed[place] += 1;
      G.n++;
      const player = G.state.players[G.n % G.state.players.length];
      player.score = (player.score + 1) % 100;
    },
  },
};
