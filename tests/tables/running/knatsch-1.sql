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
INSERT INTO "answers" VALUES('anna','intent-1','SybYt461f7AZCw2T','{"id":"intent-1","accepted":true,"seq":2}');
INSERT INTO "answers" VALUES('anna','intent-10','SybYt461f7AZCw2T','{"id":"intent-10","accepted":true,"seq":18}');
INSERT INTO "answers" VALUES('anna','intent-11','SybYt461f7AZCw2T','{"id":"intent-11","accepted":true,"seq":20}');
INSERT INTO "answers" VALUES('anna','intent-18','SybYt461f7AZCw2T','{"id":"intent-18","accepted":true,"seq":38}');
INSERT INTO "answers" VALUES('anna','intent-19','SybYt461f7AZCw2T','{"id":"intent-19","accepted":true,"seq":39}');
INSERT INTO "answers" VALUES('anna','intent-20','SybYt461f7AZCw2T','{"id":"intent-20","accepted":true,"seq":40}');
INSERT INTO "answers" VALUES('anna','intent-21','SybYt461f7AZCw2T','{"id":"intent-21","accepted":true,"seq":41}');
INSERT INTO "answers" VALUES('anna','intent-22','SybYt461f7AZCw2T','{"id":"intent-22","accepted":true,"seq":42}');
INSERT INTO "answers" VALUES('anna','intent-23','SybYt461f7AZCw2T','{"id":"intent-23","accepted":true,"seq":43}');
INSERT INTO "answers" VALUES('anna','intent-24','SybYt461f7AZCw2T','{"id":"intent-24","accepted":true,"seq":45}');
INSERT INTO "answers" VALUES('anna','intent-3','SybYt461f7AZCw2T','{"id":"intent-3","accepted":true,"seq":4}');
INSERT INTO "answers" VALUES('anna','intent-4','SybYt461f7AZCw2T','{"id":"intent-4","accepted":true,"seq":11}');
INSERT INTO "answers" VALUES('anna','intent-5','SybYt461f7AZCw2T','{"id":"intent-5","accepted":true,"seq":13}');
INSERT INTO "answers" VALUES('anna','intent-6','SybYt461f7AZCw2T','{"id":"intent-6","accepted":true,"seq":14}');
INSERT INTO "answers" VALUES('anna','intent-7','SybYt461f7AZCw2T','{"id":"intent-7","accepted":true,"seq":15}');
INSERT INTO "answers" VALUES('anna','intent-8','SybYt461f7AZCw2T','{"id":"intent-8","accepted":true,"seq":16}');
INSERT INTO "answers" VALUES('anna','intent-9','SybYt461f7AZCw2T','{"id":"intent-9","accepted":true,"seq":17}');
INSERT INTO "answers" VALUES('ben','intent-12','SybYt461f7AZCw2T','{"id":"intent-12","accepted":true,"seq":21}');
INSERT INTO "answers" VALUES('ben','intent-13','SybYt461f7AZCw2T','{"id":"intent-13","accepted":true,"seq":22}');
INSERT INTO "answers" VALUES('ben','intent-14','SybYt461f7AZCw2T','{"id":"intent-14","accepted":true,"seq":23}');
INSERT INTO "answers" VALUES('ben','intent-15','SybYt461f7AZCw2T','{"id":"intent-15","accepted":true,"seq":24}');
INSERT INTO "answers" VALUES('ben','intent-16','SybYt461f7AZCw2T','{"id":"intent-16","accepted":true,"seq":25}');
INSERT INTO "answers" VALUES('ben','intent-17','SybYt461f7AZCw2T','{"id":"intent-17","accepted":true,"seq":27}');
INSERT INTO "answers" VALUES('ben','intent-2','SybYt461f7AZCw2T','{"id":"intent-2","accepted":true,"seq":3}');
CREATE TABLE early (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"65a629598a1c96c7931f9dddc8c910cbc84723088cd7e239b2c3be502c4febc0"}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',2,1000000,'{"type":"seated","seat":0,"player":"anna","name":"Anna","seed":"5f77c769f71e6b58","picture":"fox"}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',3,1000000,'{"type":"seated","seat":1,"player":"ben","name":"Ben","seed":"c695b5ba173a6760","picture":"fox"}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',4,1000000,'{"type":"bot-seated","seat":2,"level":"random","name":"Random 3","seed":"855821b4b217366f"}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',5,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,3]],"text":"P1"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"deal P1","picks":[[29,36]],"text":"yellow-5551"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"deal P2","picks":[[23,30]],"text":"black-4445"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"deal P3","picks":[[23,24]],"text":"red-5554"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 card 4","picks":[[12,45]],"text":"blue-5553"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 card 5","picks":[[36,44]],"text":"tournament"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"under L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 card 6","picks":[[6,43]],"text":"red-3334"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"aim L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 attempt 1 P1 roll 1","picks":[[2,6],[0,6],[0,6],[4,6],[5,6],[4,6]],"text":"1 1 3 5 5 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep 1 1 5"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 attempt 1 P1 roll 2","picks":[[1,6],[1,6]],"text":"2 2"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep 1 1 2"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 attempt 1 P1 roll 3","picks":[[5,6],[3,6]],"text":"4 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 card 7","picks":[[26,42]],"text":"guard_castle-4441"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"aim L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 attempt 1 P2 roll 1","picks":[[4,6],[1,6],[1,6],[2,6],[4,6],[1,6]],"text":"2 2 2 3 5 5"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep 3 5"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 attempt 1 P2 roll 2","picks":[[2,6],[5,6],[5,6],[0,6]],"text":"1 3 6 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep 3"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 attempt 1 P2 roll 3","picks":[[0,6],[2,6],[1,6]],"text":"1 2 3"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 card 8","picks":[[38,41]],"text":"tournament"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',28,1000000,'{"type":"played","entry":{"type":"moved","seat":2,"text":"under L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 card 9","picks":[[12,40]],"text":"die1-2223"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',30,1000000,'{"type":"played","entry":{"type":"moved","seat":2,"text":"aim L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 attempt 1 P3 roll 1","picks":[[4,6],[0,6],[0,6],[3,6],[5,6],[5,6]],"text":"1 1 4 5 6 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',32,1000000,'{"type":"played","entry":{"type":"moved","seat":2,"text":"keep -"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 attempt 1 P3 roll 2","picks":[[2,6],[1,6],[4,6],[5,6]],"text":"2 3 5 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',34,1000000,'{"type":"played","entry":{"type":"moved","seat":2,"text":"keep 5"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 attempt 1 P3 roll 3","picks":[[0,6],[4,6]],"text":"1 5"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 card 10","picks":[[19,39]],"text":"catapult-3334"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',37,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"under R"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 card 11","picks":[[13,38]],"text":"die2-3331"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',39,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"aim L"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 attempt 1 P1 roll 1","picks":[[0,6],[4,6],[4,6],[2,6],[5,6],[3,6]],"text":"1 3 4 5 5 6"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',41,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep 4"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 attempt 1 P1 roll 2","picks":[[3,6],[0,6],[1,6],[1,6]],"text":"1 2 2 4"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep 2 2 4 4"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 attempt 1 P1 roll 3","picks":[[3,6]],"text":"4"}}');
INSERT INTO "events" VALUES('SybYt461f7AZCw2T',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 card 12","picks":[[1,37]],"text":"blue-2223"}}');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	picture VARCHAR(20) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "players" VALUES('anna',X'09A1ACDB24B4BF97DEF4E626098BC210E2F5F72306EB78AB8BDE7E24754E127F','Anna','fox',1000000);
INSERT INTO "players" VALUES('ben',X'C7C322BE79466D3D3FA3D08F71BDC58841F6A6282288B1AFD695C28EEE419811','Ben','fox',1000000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('SybYt461f7AZCw2T',0,'anna');
INSERT INTO "seats" VALUES('SybYt461f7AZCw2T',1,'ben');
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
INSERT INTO "tables" VALUES('SybYt461f7AZCw2T',X'C8B97897133EDF1D505FB36802DE0B811EE61B88792C6A945E08F84F7E5D5DC8','anna','knatsch','private','running',1000000);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
