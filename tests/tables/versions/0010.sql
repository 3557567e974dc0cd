BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE attending (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	run INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player, run)
);
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('mTvEH1XN3iH4NYFM',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"d75daeb23f85aa24c2f43883d367d0265eb03020528e89cca8a34dd939dc3999","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[0,12]],"text":"S1-01"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[4,12]],"text":"S2-05"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[10,12]],"text":"S3-11"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[4,12]],"text":"S4-05"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[2,12]],"text":"S5-03"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[4,6],[3,6],[5,6],[0,6],[0,6]],"text":"R6 G1 G1 G4 G5 B6"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G4 G5 B6"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6]],"text":"G6"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G5 G6 B6"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6]],"text":"B5"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[6,11]],"text":"S3-07"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[3,28]],"text":"caves"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place A2"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[1,6],[2,6],[5,6],[1,6],[2,6]],"text":"R2 R3 R6 G2 G3 B3"}}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('4wIlpDkjYeaEIdBj',23,1000000,'{"type":"closed","ending":"agreed","seed":"0d341e00ac997253e0c376370b9865118441721884a205b8527fec2fde89f341"}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"c9902820e0c195300b8ad63cc6cee2c358755d2cba55a15b4f017901b58c4ad9","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[4,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[20,40]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[16,39]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[19,38]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[33,37]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[13,36]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[1,6],[4,6],[2,6],[4,6],[2,6]],"text":"R5 G2 G3 G5 B3 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G5 B3 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[2,6]],"text":"G3 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G3 G5 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[10,35]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[4,6],[5,6],[1,6],[5,6]],"text":"R2 R3 R6 G5 G6 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G6 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[5,6]],"text":"R4 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[3,6],[1,6],[3,6],[2,6],[2,6]],"text":"R4 G4 B1 B2 B3 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[4,34]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[1,6],[5,6],[2,6],[5,6]],"text":"R3 R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[3,6],[0,6],[4,6],[2,6]],"text":"R1 R4 G2 B3 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[0,6],[0,6],[5,6],[1,6]],"text":"R1 R1 R2 G6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[0,8]],"text":"-4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[31,33]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[5,6],[3,6],[1,6],[3,6],[0,6],[3,6]],"text":"R4 G1 G4 B2 B4 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B4 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[5,6]],"text":"R6 B2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[4,6],[1,6],[3,6],[0,6]],"text":"G1 G5 B2 B4 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[21,32]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[4,6],[2,6],[0,6],[3,6],[5,6]],"text":"R1 R3 G3 G5 G6 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6],[0,6],[2,6],[0,6]],"text":"R1 G1 G3 B1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[4,6],[0,6]],"text":"R4 R5 G1 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',48,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[6,31]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[1,6],[5,6],[2,6],[5,6],[5,6]],"text":"R6 G2 G3 G5 G6 G6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[3,6],[3,6],[0,6],[2,6]],"text":"G1 G4 G4 G5 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',54,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 G4 G5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[4,6],[4,6]],"text":"R4 R5 R5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',56,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[26,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[5,6],[5,6],[5,6],[0,6],[2,6],[3,6]],"text":"R1 R6 B3 B4 B6 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[0,6],[1,6],[4,6],[0,6]],"text":"R1 R5 G1 B2 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1 B6 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[0,6]],"text":"R1 R6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[16,29]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[4,6],[2,6],[2,6],[0,6],[3,6],[1,6]],"text":"R1 R2 R3 G3 G5 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G5 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6],[0,6],[3,6]],"text":"R1 G3 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',69,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G3 G5 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[3,6]],"text":"B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',71,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[3,6],[1,6],[5,6],[2,6],[5,6]],"text":"R3 R4 R6 G6 B2 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 B2 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 B2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[17,27]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[1,6],[4,6],[2,6],[0,6],[3,6]],"text":"G1 G2 G3 G5 B4 B5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',83,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[5,6],[3,6],[5,6]],"text":"R4 R6 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',85,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[4,6],[1,6],[2,6],[4,6]],"text":"R5 G2 G3 G5"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[0,26]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[0,6],[1,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G4 B1 B1 B2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',91,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 B1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[1,6],[5,6],[4,6]],"text":"R5 R6 B1 B2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',93,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 R6 B1 B2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',95,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[8,25]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[2,6],[5,6],[3,6],[2,6],[5,6]],"text":"R3 R6 G4 G6 B3 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[5,6],[2,6],[0,6],[2,6],[1,6]],"text":"R1 R2 R3 G3 B3 B6"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 B3"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"R3 G1 B1"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('LFwFftKP54md8NQw',104,1000000,'{"type":"closed","ending":"finished","seed":"bfcdd572185b260502ef5822daa689d54e4ac4badb32cd50c569622833c64d3f"}');
INSERT INTO "events" VALUES('NPdG5uJClvrqL1-F',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"a898e0a047ae27d60625d9d5f161f93d12edec3dd7edb20bf02600b24ecf2971","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('NPdG5uJClvrqL1-F',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('NPdG5uJClvrqL1-F',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"c9902820e0c195300b8ad63cc6cee2c358755d2cba55a15b4f017901b58c4ad9","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"LFwFftKP54md8NQw\",\"commitment\":\"c9902820e0c195300b8ad63cc6cee2c358755d2cba55a15b4f017901b58c4ad9\",\"seed\":\"bfcdd572185b260502ef5822daa689d54e4ac4badb32cd50c569622833c64d3f\"}\n\n"}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[4,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[20,40]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[16,39]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[19,38]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[33,37]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[13,36]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[1,6],[4,6],[2,6],[4,6],[2,6]],"text":"R5 G2 G3 G5 B3 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G5 B3 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[2,6]],"text":"G3 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G3 G5 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[10,35]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[4,6],[5,6],[1,6],[5,6]],"text":"R2 R3 R6 G5 G6 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G6 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[3,6],[5,6]],"text":"R4 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[3,6],[1,6],[3,6],[2,6],[2,6]],"text":"R4 G4 B1 B2 B3 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[4,34]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[1,6],[5,6],[2,6],[5,6]],"text":"R3 R6 G2 G6 B2 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',26,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[3,6],[0,6],[4,6],[2,6]],"text":"R1 R4 G2 B3 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[0,6],[0,6],[5,6],[1,6]],"text":"R1 R1 R2 G6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[0,8]],"text":"-4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[31,33]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[5,6],[3,6],[1,6],[3,6],[0,6],[3,6]],"text":"R4 G1 G4 B2 B4 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',34,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G1 B4 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[5,6]],"text":"R6 B2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[4,6],[1,6],[3,6],[0,6]],"text":"G1 G5 B2 B4 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[21,32]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[2,6],[4,6],[2,6],[0,6],[3,6],[5,6]],"text":"R1 R3 G3 G5 G6 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',42,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6],[0,6],[2,6],[0,6]],"text":"R1 G1 G3 B1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',44,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[4,6],[4,6],[0,6]],"text":"R4 R5 G1 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',46,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[1,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[6,31]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[1,6],[5,6],[2,6],[5,6],[5,6]],"text":"R6 G2 G3 G5 G6 G6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[3,6],[3,6],[0,6],[2,6]],"text":"G1 G4 G4 G5 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 G4 G5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[3,6],[4,6],[4,6]],"text":"R4 R5 R5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',54,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[26,30]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[5,6],[5,6],[5,6],[0,6],[2,6],[3,6]],"text":"R1 R6 B3 B4 B6 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[0,6],[1,6],[4,6],[0,6]],"text":"R1 R5 G1 B2 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1 B6 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[0,6]],"text":"R1 R6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',61,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[16,29]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[4,6],[2,6],[2,6],[0,6],[3,6],[1,6]],"text":"R1 R2 R3 G3 G5 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G5 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6],[0,6],[3,6]],"text":"R1 G3 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G3 G5 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[3,6]],"text":"B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',69,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[3,6],[1,6],[5,6],[2,6],[5,6]],"text":"R3 R4 R6 G6 B2 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',73,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 B2 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',75,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 R6 G1 B2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[17,27]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[1,6],[4,6],[2,6],[0,6],[3,6]],"text":"G1 G2 G3 G5 B4 B5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',81,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[5,6],[3,6],[5,6]],"text":"R4 R6 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',83,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[4,6],[1,6],[2,6],[4,6]],"text":"R5 G2 G3 G5"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',85,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[0,26]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[0,6],[1,6],[3,6],[1,6],[4,6]],"text":"R2 R5 G4 B1 B1 B2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',89,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 B1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[0,6],[1,6],[5,6],[4,6]],"text":"R5 R6 B1 B2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',91,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 R6 B1 B2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6],[3,6]],"text":"R3 B4"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',93,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[8,25]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[2,6],[5,6],[3,6],[2,6],[5,6]],"text":"R3 R6 G4 G6 B3 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',97,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6],[5,6],[2,6],[0,6],[2,6],[1,6]],"text":"R1 R2 R3 G3 B3 B6"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 B3"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[0,6],[2,6],[0,6]],"text":"R3 G1 B1"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WjlFRnGge9NzvkwR',102,1000000,'{"type":"closed","ending":"finished","seed":"bfcdd572185b260502ef5822daa689d54e4ac4badb32cd50c569622833c64d3f"}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"4d46becd34c70e5ec2ae8390da57c4f9806466ffbdb6d0024b72ff4e8395a1c6","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[2,6],[5,6],[1,6],[2,6],[0,6],[5,6]],"text":"R Y G G A A"}}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose G"}}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('mTvEH1XN3iH4NYFM',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[5,6],[0,6],[0,6],[5,6]],"text":"R R A A"}}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('4wIlpDkjYeaEIdBj',23,X'16E04D17626A12691037329F330BB5E3C091B8FCE98EF0A07DE0CDC058A73A32',13,NULL);
INSERT INTO "heads" VALUES('LFwFftKP54md8NQw',104,X'EA6562FD58B4DBFDCCA3C4EFB7016315FB7BCB7373F879A87CDB0D04A74A6922',75,NULL);
INSERT INTO "heads" VALUES('NPdG5uJClvrqL1-F',3,X'43905C795015259DD11D73FCC78D6B0FB51D46D8A087A7210F9F036A5F81F8E0',2,NULL);
INSERT INTO "heads" VALUES('WjlFRnGge9NzvkwR',102,X'43C4E8180B0194F76E9055BA45AF2DAAF1F97D5196FA6C41FCCC088B0F380425',0,NULL);
INSERT INTO "heads" VALUES('mTvEH1XN3iH4NYFM',8,X'34B054C44255E4DE8CCD1A78445DF3ED552D4329A64F39019FE911DE97369305',8,NULL);
CREATE TABLE orders (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	reason VARCHAR(20) NOT NULL, 
	at BIGINT NOT NULL, 
	done BIGINT, 
	PRIMARY KEY (id)
);
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
CREATE TABLE "replies" (
	player VARCHAR(32) NOT NULL, 
	intent VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reply TEXT NOT NULL, 
	PRIMARY KEY (player, intent)
)
 WITHOUT ROWID

;
INSERT INTO "replies" VALUES('anna','intent-03d272dbbab2e01a','LFwFftKP54md8NQw','{"id":"intent-03d272dbbab2e01a","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-0432c9e1ce140249','LFwFftKP54md8NQw','{"id":"intent-0432c9e1ce140249","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-0b190e3ded77e828','4wIlpDkjYeaEIdBj','{"id":"intent-0b190e3ded77e828","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-15fd6fe3cb6c4d0b','LFwFftKP54md8NQw','{"id":"intent-15fd6fe3cb6c4d0b","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-18c26964fb759c77','mTvEH1XN3iH4NYFM','{"id":"intent-18c26964fb759c77","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-21e3e629628f8d84','LFwFftKP54md8NQw','{"id":"intent-21e3e629628f8d84","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-24d6ffa992de1b2a','LFwFftKP54md8NQw','{"id":"intent-24d6ffa992de1b2a","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-26b640bedb014105','LFwFftKP54md8NQw','{"id":"intent-26b640bedb014105","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('anna','intent-2a4de17d8b84f2c4','LFwFftKP54md8NQw','{"id":"intent-2a4de17d8b84f2c4","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-30c33e3486736783','LFwFftKP54md8NQw','{"id":"intent-30c33e3486736783","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-373a4e5ce0913804','LFwFftKP54md8NQw','{"id":"intent-373a4e5ce0913804","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-3756b92e726ecfde','LFwFftKP54md8NQw','{"id":"intent-3756b92e726ecfde","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-37ec26ade7a00262','LFwFftKP54md8NQw','{"id":"intent-37ec26ade7a00262","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-3f226db30518fbdc','LFwFftKP54md8NQw','{"id":"intent-3f226db30518fbdc","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('anna','intent-3f43e0d7dd24988e','LFwFftKP54md8NQw','{"id":"intent-3f43e0d7dd24988e","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('anna','intent-4ba29c5f16c6070e','LFwFftKP54md8NQw','{"id":"intent-4ba29c5f16c6070e","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-564b2fc84982fa51','LFwFftKP54md8NQw','{"id":"intent-564b2fc84982fa51","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-59997860500bfbfa','LFwFftKP54md8NQw','{"id":"intent-59997860500bfbfa","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-5e2640ba0d18da71','LFwFftKP54md8NQw','{"id":"intent-5e2640ba0d18da71","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-608431b2103cd71c','LFwFftKP54md8NQw','{"id":"intent-608431b2103cd71c","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-649f737da18c2435','LFwFftKP54md8NQw','{"id":"intent-649f737da18c2435","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('anna','intent-6b832fbe6f7574d8','mTvEH1XN3iH4NYFM','{"id":"intent-6b832fbe6f7574d8","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-6d1ee4de8eec8801','LFwFftKP54md8NQw','{"id":"intent-6d1ee4de8eec8801","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('anna','intent-6d7ce69ff19c8e68','LFwFftKP54md8NQw','{"id":"intent-6d7ce69ff19c8e68","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-7095e9fb9d50c390','LFwFftKP54md8NQw','{"id":"intent-7095e9fb9d50c390","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('anna','intent-74be7de0b2befa90','mTvEH1XN3iH4NYFM','{"id":"intent-74be7de0b2befa90","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-790d3f7e365cc532','LFwFftKP54md8NQw','{"id":"intent-790d3f7e365cc532","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-7adfbe8386ad04be','LFwFftKP54md8NQw','{"id":"intent-7adfbe8386ad04be","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('anna','intent-7d887c4f7e61024a','LFwFftKP54md8NQw','{"id":"intent-7d887c4f7e61024a","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-7dfd25d7601045fa','LFwFftKP54md8NQw','{"id":"intent-7dfd25d7601045fa","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-84a7ee3555d0d9fa','LFwFftKP54md8NQw','{"id":"intent-84a7ee3555d0d9fa","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('anna','intent-96c042fe46457c18','4wIlpDkjYeaEIdBj','{"id":"intent-96c042fe46457c18","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-992d55c2d41ba1c2','LFwFftKP54md8NQw','{"id":"intent-992d55c2d41ba1c2","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('anna','intent-9a3d09bda10160e4','mTvEH1XN3iH4NYFM','{"id":"intent-9a3d09bda10160e4","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-a2a91ae2f8ca5320','LFwFftKP54md8NQw','{"id":"intent-a2a91ae2f8ca5320","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('anna','intent-a3ad957d67ed1faa','4wIlpDkjYeaEIdBj','{"id":"intent-a3ad957d67ed1faa","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-a772f89681e2be33','LFwFftKP54md8NQw','{"id":"intent-a772f89681e2be33","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-afaeec85d8ff59a4','4wIlpDkjYeaEIdBj','{"id":"intent-afaeec85d8ff59a4","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-b32a77d1f9f80d7f','NPdG5uJClvrqL1-F','{"id":"intent-b32a77d1f9f80d7f","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-c229f95f8500f460','LFwFftKP54md8NQw','{"id":"intent-c229f95f8500f460","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-c865a64ddcb02ac8','LFwFftKP54md8NQw','{"id":"intent-c865a64ddcb02ac8","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('anna','intent-ce603ca6fd58fac2','LFwFftKP54md8NQw','{"id":"intent-ce603ca6fd58fac2","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('anna','intent-d9424d4185bac58d','LFwFftKP54md8NQw','{"id":"intent-d9424d4185bac58d","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('anna','intent-dae90d29ebd92b32','LFwFftKP54md8NQw','{"id":"intent-dae90d29ebd92b32","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-dbddd734f09c9a34','LFwFftKP54md8NQw','{"id":"intent-dbddd734f09c9a34","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('anna','intent-e32b1ec4520725ca','mTvEH1XN3iH4NYFM','{"id":"intent-e32b1ec4520725ca","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-ecabc234d3d11169','LFwFftKP54md8NQw','{"id":"intent-ecabc234d3d11169","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('anna','intent-fb2c6a1f0422a402','LFwFftKP54md8NQw','{"id":"intent-fb2c6a1f0422a402","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-fb8c4819744a7235','mTvEH1XN3iH4NYFM','{"id":"intent-fb8c4819744a7235","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','known','NPdG5uJClvrqL1-F','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-01d619bb27ec8a82','LFwFftKP54md8NQw','{"id":"intent-01d619bb27ec8a82","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-18e003c151beb922','LFwFftKP54md8NQw','{"id":"intent-18e003c151beb922","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-23555f3b04a1e61d','4wIlpDkjYeaEIdBj','{"id":"intent-23555f3b04a1e61d","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-2ef6b4386f581130','LFwFftKP54md8NQw','{"id":"intent-2ef6b4386f581130","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-37634123ca057d79','LFwFftKP54md8NQw','{"id":"intent-37634123ca057d79","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-4035215278617a00','4wIlpDkjYeaEIdBj','{"id":"intent-4035215278617a00","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-48fcbab5c8762f95','LFwFftKP54md8NQw','{"id":"intent-48fcbab5c8762f95","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-4ea6abb0ecebafb7','4wIlpDkjYeaEIdBj','{"id":"intent-4ea6abb0ecebafb7","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-501a97fbf7bf17ab','LFwFftKP54md8NQw','{"id":"intent-501a97fbf7bf17ab","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('ben','intent-50571607ec39d691','LFwFftKP54md8NQw','{"id":"intent-50571607ec39d691","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-52bab95060647400','LFwFftKP54md8NQw','{"id":"intent-52bab95060647400","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('ben','intent-5affcab804a0ce50','LFwFftKP54md8NQw','{"id":"intent-5affcab804a0ce50","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('ben','intent-5d7d4bf2c4e1660b','4wIlpDkjYeaEIdBj','{"id":"intent-5d7d4bf2c4e1660b","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-60da15a60e6c6d40','LFwFftKP54md8NQw','{"id":"intent-60da15a60e6c6d40","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-61d63dc33f9d9d70','4wIlpDkjYeaEIdBj','{"id":"intent-61d63dc33f9d9d70","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-7623f5b7594ec7bf','4wIlpDkjYeaEIdBj','{"id":"intent-7623f5b7594ec7bf","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-7a1961084468fd48','LFwFftKP54md8NQw','{"id":"intent-7a1961084468fd48","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-809ef307734e2c24','LFwFftKP54md8NQw','{"id":"intent-809ef307734e2c24","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-8213ed2ac0c1f9d2','LFwFftKP54md8NQw','{"id":"intent-8213ed2ac0c1f9d2","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('ben','intent-842a8dc8ca190792','LFwFftKP54md8NQw','{"id":"intent-842a8dc8ca190792","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-856fd253d1af78f8','LFwFftKP54md8NQw','{"id":"intent-856fd253d1af78f8","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-8968c6a5bafa9326','LFwFftKP54md8NQw','{"id":"intent-8968c6a5bafa9326","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('ben','intent-8e23b71a902c76fb','4wIlpDkjYeaEIdBj','{"id":"intent-8e23b71a902c76fb","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-9b12dfd0bbe66852','LFwFftKP54md8NQw','{"id":"intent-9b12dfd0bbe66852","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('ben','intent-9e2dc91dfc5b908e','mTvEH1XN3iH4NYFM','{"id":"intent-9e2dc91dfc5b908e","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('ben','intent-9f478ff4456e4413','LFwFftKP54md8NQw','{"id":"intent-9f478ff4456e4413","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('ben','intent-a2471a6f12aadde6','LFwFftKP54md8NQw','{"id":"intent-a2471a6f12aadde6","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('ben','intent-a26ca54929a3d940','LFwFftKP54md8NQw','{"id":"intent-a26ca54929a3d940","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-a60ac3f0ff0aa683','LFwFftKP54md8NQw','{"id":"intent-a60ac3f0ff0aa683","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('ben','intent-add5cdce9fa9d7ca','LFwFftKP54md8NQw','{"id":"intent-add5cdce9fa9d7ca","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-be9e626228c0da71','LFwFftKP54md8NQw','{"id":"intent-be9e626228c0da71","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('ben','intent-c0d49daa37f50c70','LFwFftKP54md8NQw','{"id":"intent-c0d49daa37f50c70","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-c563ac6d6ccfe97b','LFwFftKP54md8NQw','{"id":"intent-c563ac6d6ccfe97b","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-c583cd2c77e4e99a','4wIlpDkjYeaEIdBj','{"id":"intent-c583cd2c77e4e99a","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-c89e17ea475d478e','LFwFftKP54md8NQw','{"id":"intent-c89e17ea475d478e","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-d5b5f8437f7c3d3b','mTvEH1XN3iH4NYFM','{"id":"intent-d5b5f8437f7c3d3b","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-d5e002d2d5307318','LFwFftKP54md8NQw','{"id":"intent-d5e002d2d5307318","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('ben','intent-d88258848584adee','LFwFftKP54md8NQw','{"id":"intent-d88258848584adee","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-d97200eb0d43593b','LFwFftKP54md8NQw','{"id":"intent-d97200eb0d43593b","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-db8ec1ab43fd6ea1','4wIlpDkjYeaEIdBj','{"id":"intent-db8ec1ab43fd6ea1","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-dd43d54a7fd4bf2d','LFwFftKP54md8NQw','{"id":"intent-dd43d54a7fd4bf2d","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-e2b8b7f8eed1698b','LFwFftKP54md8NQw','{"id":"intent-e2b8b7f8eed1698b","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-e61ea63cc0278782','LFwFftKP54md8NQw','{"id":"intent-e61ea63cc0278782","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-ecf60ab366a6985c','LFwFftKP54md8NQw','{"id":"intent-ecf60ab366a6985c","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-f191b3728bb139f4','LFwFftKP54md8NQw','{"id":"intent-f191b3728bb139f4","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('ben','intent-f1ffecc4d5b02aee','LFwFftKP54md8NQw','{"id":"intent-f1ffecc4d5b02aee","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('ben','intent-f28ac56b09b29394','LFwFftKP54md8NQw','{"id":"intent-f28ac56b09b29394","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('ben','intent-f5cae5e54c5fd897','LFwFftKP54md8NQw','{"id":"intent-f5cae5e54c5fd897","accepted":true,"seq":74}');
CREATE TABLE restrictions (
	player VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, kind)
);
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('LFwFftKP54md8NQw',0,'anna',NULL,2,-8);
INSERT INTO "result_seats" VALUES('LFwFftKP54md8NQw',1,'ben',NULL,1,-6);
INSERT INTO "result_seats" VALUES('WjlFRnGge9NzvkwR',0,NULL,NULL,2,-8);
INSERT INTO "result_seats" VALUES('WjlFRnGge9NzvkwR',1,NULL,NULL,1,-6);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('LFwFftKP54md8NQw','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('WjlFRnGge9NzvkwR','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('LFwFftKP54md8NQw','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	alive BIGINT NOT NULL, release INTEGER, 
	PRIMARY KEY (id)
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, bot VARCHAR(20), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('NPdG5uJClvrqL1-F',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('NPdG5uJClvrqL1-F',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('4wIlpDkjYeaEIdBj',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('4wIlpDkjYeaEIdBj',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('LFwFftKP54md8NQw',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('LFwFftKP54md8NQw',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('WjlFRnGge9NzvkwR',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('WjlFRnGge9NzvkwR',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('mTvEH1XN3iH4NYFM',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('mTvEH1XN3iH4NYFM',1,'ben','Ben','fox',NULL);
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	changed BIGINT NOT NULL, 
	wakes BOOLEAN DEFAULT 0 NOT NULL, 
	imported BOOLEAN DEFAULT 0 NOT NULL, 
	ending VARCHAR(10), seats INTEGER DEFAULT '0' NOT NULL, absent INTEGER, due INTEGER, wake_at BIGINT, as_of INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('NPdG5uJClvrqL1-F',X'092E57CCA1A5385FBDD825AC8897020897D4D227C8C9746FF341B3167EF25340','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('4wIlpDkjYeaEIdBj',X'0D341E00AC997253E0C376370B9865118441721884A205B8527FEC2FDE89F341','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('LFwFftKP54md8NQw',X'BFCDD572185B260502EF5822DAA689D54E4AC4BADB32CD50C569622833C64D3F','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('WjlFRnGge9NzvkwR',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('mTvEH1XN3iH4NYFM',X'8289A20E2D95D73D4D54E3AAA8929FA0B91251C51FF90E57E2F04240164E40CF','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,8);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('LFwFftKP54md8NQw',1,12,1,'[{"rolled":[10,10,16,16,13,14],"taken":{"wk-grumpy_dwarf":1}},{"rolled":[16,12,13,7,10,14],"taken":{"wk-cuddly_orc":1}}]');
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
