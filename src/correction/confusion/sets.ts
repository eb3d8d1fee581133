/**
 * Words that are wrong only in context, a line a set: first the rule that tells the two apart, then the words.
 * A set may have several lines; words of other lines are not taken for each other.
 */

/** Verbs and adjectives in all their forms. */
export const STEM_SETS = `
jitda 짖다 짓다
nata-natta 낫다 낳다
majhida 맞히다 맞추다
machida 마치다 맞히다
gareuchida 가르치다 가리키다
buchida 부치다 붙이다
beollida 벌리다 벌이다
jotda 좇다 쫓다
tteuida 띠다 띄다
baeda 배다 베다
gitdeulda 깃들다 깃들이다
saeda-seda 새다 세다
sagida 삭이다 삭히다
jorida 조리다 졸이다
darida 다리다 달이다
deureonaeda 드러내다 들어내다
maeda 매다 메다
bachida 바치다 받치다 받히다
sseogida 썩이다 썩히다
anchida 안치다 앉히다
jeorida 저리다 절이다
jipda 집다 짚다
haechida 해치다 헤치다
geodhida 거치다 걷히다
geotjapda 걷잡다 겉잡다
neurida 느리다 늘이다 늘리다
dachida 다치다 닫히다
budichida 부딪치다 부딪히다
sikhida 시키다 식히다
jurida 주리다 줄이다
`;

/** Words that stand at the beginning of an eojeol, by their morphemes; behind a bar, other ways to read the same word. */
export const WORD_SETS = `
gyeolje 결재/NNG 결제/NNG
chae-che 채/NNB 체/NNB
ittaga 이따가/MAG 있/VA+다가/EC
ittaga 이따/MAG 있/VA+다/EC|있/VA+다/EF
ilcheol 일절/MAG|일절/NNG 일체/NNG|일체/MAG
neomeo 너머/NNG 넘/VV+어/EC
hanchang 한창/MAG|한창/NNG 한참/MAG|한참/NNG
munan 무난/NNG 문안/NNG
gareum 가름/NNG 갈음/NNG
georeum 거름/NNG 걸음/NNG
noreum 노름/NNG 놀음/NNG
mokgeori 목거리/NNG 목걸이/NNG
bandeusi 반드시/MAG 반듯이/MAG
areum 아름/NNG|아름/NNB 알음/NNG
eoreum 어름/NNG 얼음/NNG
`;

/** Endings and particles that differ in one letter. */
export const ENDING_SETS = `
deon-deun 던/ETM 든/EC|든/ETM
deon-deun 던지/EC 든지/EC
deon-deun 던지/EC 든지/JX
hanorago 노라고/EC 느라고/EC
roseo-rosseo 로서/JKB 로써/JKB
roseo-rosseo 으로서/JKB 으로써/JKB
reo-ryeo 러/EC 려/EC
reo-ryeo 으러/EC 으려/EC
reo-ryeo 러고/EC 려고/EC
reo-ryeo 으러고/EC 으려고/EC
reo-ryeo 러는데/EC 려는데/EC
reo-ryeo 러다가/EC 려다가/EC
recalled-de 는데/EC|는데/EF 는대/EF|는대/EC
recalled-de ㄴ데/EC|ㄴ데/EF ㄴ대/EF|ㄴ대/EC
recalled-de 은데/EC|은데/EF 은대/EF|은대/EC
recalled-de 데/EF|데/EC 대/EF|대/EC
e-ui 에/JKB|에/JKG 의/JKG
`;
