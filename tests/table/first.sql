CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('o2hean6g5p',0,'Ana',0,'hello',1.79478306252573776248e+09);
CREATE TABLE devices (
	token_hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "devices" VALUES('0cb6cd31f46ed1a5fb8b13e4fb330160422cec5296069ae3b314a5849ef88423','e81519b8ed3182a8',1.79478306247755122187e+09);
INSERT INTO "devices" VALUES('3ed3ad813f0b65f76a27f0b5376ad557c9968aaedbc2b9e4c857f492c17dbef1','fd55ff26b68e4d49',1.79478306247996234894e+09);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	message TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('o2hean6g5p',0,'choice',-1,'deal b4','','',1.79478306249903464316e+09);
INSERT INTO "entries" VALUES('o2hean6g5p',1,'choice',-1,'deal b8','','',1.79478306249903464316e+09);
INSERT INTO "entries" VALUES('o2hean6g5p',2,'choice',-1,'deal a10','','',1.79478306249903464316e+09);
INSERT INTO "entries" VALUES('o2hean6g5p',3,'choice',-1,'deal b2','','',1.79478306249903464316e+09);
INSERT INTO "entries" VALUES('o2hean6g5p',4,'choice',0,'rest','e81519b8ed3182a8 m1','',1.79478306252290272706e+09);
INSERT INTO "entries" VALUES('o2hean6g5p',5,'choice',1,'rest','fd55ff26b68e4d49 m2','',1.79478306252453756334e+09);
CREATE TABLE invitations (
	token_hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32), 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	expires FLOAT, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "invitations" VALUES('c5ea26795c08687b19e6cef2b77e5b7d75614273a5c831197ee5bb3d2802a2e3','rszymtla3p',1,NULL,NULL,0);
INSERT INTO "invitations" VALUES('5e95caba275b63dbd50bacb15160e1b1da56dcd3ad355f98d3b53bfda84c4f25',NULL,-1,'e81519b8ed3182a8',1.79478396252822804449e+09,0);
CREATE TABLE packs (
	digest VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('e81519b8ed3182a8','Ana',1.79478306247612476352e+09);
INSERT INTO "people" VALUES('fd55ff26b68e4d49','Bo',1.79478306247900176043e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	person_id VARCHAR(32), 
	bot TEXT NOT NULL, 
	invited BOOLEAN NOT NULL, 
	entropy TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('o2hean6g5p',0,'person','Ana','e81519b8ed3182a8','',0,'luck');
INSERT INTO "seats" VALUES('o2hean6g5p',1,'person','Bo','fd55ff26b68e4d49','',0,'more luck');
INSERT INTO "seats" VALUES('rszymtla3p',0,'person','Ana','e81519b8ed3182a8','',0,'');
INSERT INTO "seats" VALUES('rszymtla3p',1,'open','',NULL,'',1,'');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	pack TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	entropy TEXT NOT NULL, 
	record BOOLEAN NOT NULL, 
	rematch TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	asked TEXT NOT NULL, 
	deadline FLOAT, 
	bots_asked BOOLEAN NOT NULL, 
	runner TEXT NOT NULL, 
	runner_until FLOAT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('o2hean6g5p','feast',1,'The first','running','e81519b8ed3182a8','{"length": "short", "extras": "wager+music"}','','normal','','49a95836e1cc478520749c0cc7b6389a0697d3232d2edf8a6afd45358d6a2e7b','["luck", "more luck"]',0,'',6,'0 1',NULL,0,'',0.0,1.79478306249903464316e+09,1.79478306252462410921e+09);
INSERT INTO "tables" VALUES('rszymtla3p','tikal',1,'','waiting','e81519b8ed3182a8','{"version": "base", "first": "random", "walls": "allowed"}','','normal','','c128a416d9a195fb22659a3a238760b95b78535272e63eada09aa42310f97bbc','[]',0,'',0,'',NULL,0,'',0.0,1.79478306251269149776e+09,1.79478306251269149776e+09);
CREATE INDEX ix_devices_person_id ON devices (person_id);
CREATE INDEX ix_tables_status ON tables (status, updated);
CREATE INDEX ix_seats_person_id ON seats (person_id);
