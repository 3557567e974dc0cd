BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	player VARCHAR(32) NOT NULL, 
	intent VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (player, intent)
)
 WITHOUT ROWID

;
INSERT INTO "answers" VALUES('anna','intent-1','wGTGc2F9lk5leabJ','{"id":"intent-1","accepted":true,"seq":3}');
INSERT INTO "answers" VALUES('anna','intent-10','JVrHecU5qm-U0qIo','{"id":"intent-10","accepted":true,"seq":18}');
INSERT INTO "answers" VALUES('anna','intent-11','JVrHecU5qm-U0qIo','{"id":"intent-11","accepted":true,"seq":19}');
INSERT INTO "answers" VALUES('anna','intent-13','JVrHecU5qm-U0qIo','{"id":"intent-13","accepted":true,"seq":21}');
INSERT INTO "answers" VALUES('anna','intent-15','kpp9fGQHbCfOiNrO','{"id":"intent-15","accepted":true,"seq":2}');
INSERT INTO "answers" VALUES('anna','intent-17','kpp9fGQHbCfOiNrO','{"id":"intent-17","accepted":true,"seq":4}');
INSERT INTO "answers" VALUES('anna','intent-18','kpp9fGQHbCfOiNrO','{"id":"intent-18","accepted":true,"seq":5}');
INSERT INTO "answers" VALUES('anna','intent-19','kpp9fGQHbCfOiNrO','{"id":"intent-19","accepted":true,"seq":6}');
INSERT INTO "answers" VALUES('anna','intent-2','JVrHecU5qm-U0qIo','{"id":"intent-2","accepted":true,"seq":2}');
INSERT INTO "answers" VALUES('anna','intent-20','kpp9fGQHbCfOiNrO','{"id":"intent-20","accepted":true,"seq":7}');
INSERT INTO "answers" VALUES('anna','intent-21','kpp9fGQHbCfOiNrO','{"id":"intent-21","accepted":true,"seq":8}');
INSERT INTO "answers" VALUES('anna','intent-22','kpp9fGQHbCfOiNrO','{"id":"intent-22","accepted":true,"seq":9}');
INSERT INTO "answers" VALUES('anna','intent-23','kpp9fGQHbCfOiNrO','{"id":"intent-23","accepted":true,"seq":10}');
INSERT INTO "answers" VALUES('anna','intent-4','JVrHecU5qm-U0qIo','{"id":"intent-4","accepted":true,"seq":10}');
INSERT INTO "answers" VALUES('anna','intent-5','JVrHecU5qm-U0qIo','{"id":"intent-5","accepted":true,"seq":11}');
INSERT INTO "answers" VALUES('anna','intent-6','JVrHecU5qm-U0qIo','{"id":"intent-6","accepted":true,"seq":12}');
INSERT INTO "answers" VALUES('anna','intent-7','JVrHecU5qm-U0qIo','{"id":"intent-7","accepted":true,"seq":13}');
INSERT INTO "answers" VALUES('anna','intent-8','JVrHecU5qm-U0qIo','{"id":"intent-8","accepted":true,"seq":14}');
INSERT INTO "answers" VALUES('anna','intent-9','JVrHecU5qm-U0qIo','{"id":"intent-9","accepted":true,"seq":15}');
INSERT INTO "answers" VALUES('anna','known','wGTGc2F9lk5leabJ','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "answers" VALUES('ben','intent-12','JVrHecU5qm-U0qIo','{"id":"intent-12","accepted":true,"seq":20}');
INSERT INTO "answers" VALUES('ben','intent-14','JVrHecU5qm-U0qIo','{"id":"intent-14","accepted":true,"seq":23}');
INSERT INTO "answers" VALUES('ben','intent-16','kpp9fGQHbCfOiNrO','{"id":"intent-16","accepted":true,"seq":3}');
INSERT INTO "answers" VALUES('ben','intent-24','kpp9fGQHbCfOiNrO','{"id":"intent-24","accepted":true,"seq":10}');
INSERT INTO "answers" VALUES('ben','intent-3','JVrHecU5qm-U0qIo','{"id":"intent-3","accepted":true,"seq":3}');
CREATE TABLE early (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early" VALUES('kpp9fGQHbCfOiNrO',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"e1d744a5a5c20407f10cd8c862abb376de4a5ab7d947b59ece067bbb434926d4"}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',2,1000000,'{"type":"seated","seat":0,"player":"anna","name":"Anna","seed":"e083bb564bc5715f"}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',3,1000000,'{"type":"seated","seat":1,"player":"ben","name":"Ben","seed":"b9b89ca9dbf3b456"}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[3,12]],"text":"S1-04"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[11,12]],"text":"S2-12"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[7,12]],"text":"S3-08"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[3,12]],"text":"S4-04"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[10,12]],"text":"S5-11"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[3,6],[0,6],[3,6],[3,6],[0,6]],"text":"R1 R4 G1 G4 B4 B6"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G4 B4"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[5,6]],"text":"B1 B6"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 B1 B4 B6"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[8,11]],"text":"S3-10"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[26,28]],"text":"farmland"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A15"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[1,6],[0,6],[1,6],[2,6],[2,6]],"text":"R1 R4 G2 B2 B3 B3"}}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('JVrHecU5qm-U0qIo',23,1000000,'{"type":"closed","ending":"agreed","seed":"a2e1278b54925ed0693fd81e84805cd5a210eb07e2d1b10d7a9a2d19777fa098"}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"boards":["1A","2A"],"treasures":5},"absent":3600},"host":"anna","commitment":"72e83ab5c5313f5f7fa536acca1d2d298ad2940982479a026664971b36512aa6"}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',2,1000000,'{"type":"seated","seat":0,"player":"anna","name":"Anna","seed":"4aa3facb028e009e"}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',3,1000000,'{"type":"seated","seat":1,"player":"ben","name":"Ben","seed":"1b20bbd5d172a817"}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[4,6],[2,6],[4,6],[1,6],[0,6],[1,6]],"text":"R Y Y G O O"}}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose G"}}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[4,6],[2,6],[0,6],[5,6]],"text":"R G O O A"}}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('kpp9fGQHbCfOiNrO',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[4,6],[1,6],[5,6],[4,6]],"text":"Y O O A"}}');
INSERT INTO "events" VALUES('wGTGc2F9lk5leabJ',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"75f06817b39b0b7a08753bd260f38f2daf09fbd0f994b7a1a7a5033be6ce2444"}');
INSERT INTO "events" VALUES('wGTGc2F9lk5leabJ',2,1000000,'{"type":"seated","seat":0,"player":"anna","name":"Anna","seed":"52511f8cfd1aaa1a"}');
INSERT INTO "events" VALUES('wGTGc2F9lk5leabJ',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2","seed":"3c63ab927ff15bbf"}');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	picture VARCHAR(20) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "players" VALUES('anna',X'A2CF20724463ECC47699BFF51FB6D71F343D47BA0B4EA7A8DDC9C0D78C8FBDA0','Anna','fox',1000000);
INSERT INTO "players" VALUES('ben',X'38010965B8DAA6AB9D9DF55C672E9118CCEFB3E4AD45CF5C09FCECB003835EF4','Ben','fox',1000000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('wGTGc2F9lk5leabJ',0,'anna');
INSERT INTO "seats" VALUES('JVrHecU5qm-U0qIo',0,'anna');
INSERT INTO "seats" VALUES('JVrHecU5qm-U0qIo',1,'ben');
INSERT INTO "seats" VALUES('kpp9fGQHbCfOiNrO',0,'anna');
INSERT INTO "seats" VALUES('kpp9fGQHbCfOiNrO',1,'ben');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('wGTGc2F9lk5leabJ',X'1C1F1BA318C6B9903BD89FED89ABE3EDA1819B91C8B14FE8A021CC5572C59C45','anna','knatsch','private','open',1000000);
INSERT INTO "tables" VALUES('JVrHecU5qm-U0qIo',X'A2E1278B54925ED0693FD81E84805CD5A210EB07E2D1B10D7A9A2D19777FA098','anna','brettspiel','private','closed',1000000);
INSERT INTO "tables" VALUES('kpp9fGQHbCfOiNrO',X'961BCD41CD4BCE1F2E157C889F15064DE81E2DF3F9F6F042449017CD15E3F7B9','anna','wuerfelland','private','running',1000000);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
