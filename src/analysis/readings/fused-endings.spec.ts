import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('endings that are one', engine, [
  ['유명한 식당이라길래 예약했다.', '식당/NNG+이/VCP+라길래/EC'],
  ['내 차례라길래 일어섰다.', '차례/NNG+이/VCP+라길래/EC'],
  ['같이 먹자길래 따라갔어요.', '먹/VV+자길래/EC'],
  ['아무도 없는지 조용했다.', '없/VA+는지/EC'],
  ['어디 가냐길래 웃었다.', '가/VV+냐길래/EC'],
  ['오후에 시간 괜찮으실까요?', '괜찮/VA+으시/EP+ㄹ까/EF+요/JX+?/SF'],
  ['이 정도면 적당할까요?', '적당하/VA+ㄹ까/EF+요/JX+?/SF'],
  ['거기 앉으실까요?', '앉/VV+으시/EP+ㄹ까/EF+요/JX+?/SF'],
  ['선물을 받으실까?', '받/VV+으시/EP+ㄹ까/EF+?/SF'],
  ['책을 찾으실지 모르겠다.', '찾/VV+으시/EP+ㄹ지/EC'],
]);

describeTable('other neighbours of endings', engine, [
  ['꿈을 위해서이다.', '위하/VV+아서/EC+이/VCP+다/EF+./SF'],
  ['좋아서였던 것 같다.', '좋/VA+아서/EC+이/VCP+었/EP+던/ETM'],
  ['먹을 까닭이 없다.', '먹/VV+을/ETM 까닭/NNG+이/JKS'],
  ['떠난 지 오래다.', '떠나/VV+ㄴ/ETM 지/NNB'],
  ['왜 왔길래 그래?', '오/VV+았/EP+길래/EC'],
  ['비가 온다길래 안 갔다.', '오/VV+ㄴ다길래/EC'],
  ['갈까 말까 망설였다.', '가/VV+ㄹ까/EF'],
  ['실까지 꿰었다.', '실/NNG+까지/JX'],
  ['신까지 벗었다.', '신/NNG+까지/JX'],
  ['늦을까 걱정이다.', '늦/VA+을까/EF'],
]);

describeTable('who orders or asks ends', engine, [
  ['얼른 숨어라, 들킨다.', '숨/VV+어라/EF+,/SP'],
  ['천천히 먹어라 체할라', '먹/VV+어라/EF'],
  ['문 좀 열어라, 덥다.', '열/VV+어라/EF+,/SP'],
  ['조용히 앉아라 얘들아', '앉/VV+아라/EF'],
  ['빨리 와라 다들 기다려', '오/VV+아라/EF'],
  ['꽤 비싼 커피 아님? 나만 그래?', '아니/VCN+ㅁ/ETN+?/SF'],
  ['솔직히 인정 아님? 맞지?', '아니/VCN+ㅁ/ETN+?/SF'],
  ['책을 읽어라, 그러셨다.', '읽/VV+어라/EF+,/SP'],
]);

describeTable('who goes on does not', engine, [
  ['아님 말고.', '아니/VCN+ㅁ/EC'],
  ['아니면 집에 가자.', '아니/VCN+면/EC'],
  ['먹어라고 했다.', '먹/VV+어라고/EC'],
  ['하늘이 아름다워라.', '아름답/VA+어라/EF+./SF'],
  ['그는 왔음을 알렸다.', '오/VV+았/EP+음/ETN+을/JKO'],
  ['우리 그럼 갈까?', '그럼/MAG'],
]);

describeTable('what is noted down ends in a noun', engine, [
  ['오늘 회의 다 끝났음', '끝나/VV+았/EP+음/ETN'],
  ['내일부터 휴가임', '휴가/NNG+이/VCP+ㅁ/ETN'],
  ['자료는 메일로 보냄', '보내/VV+ㅁ/ETN'],
  ['결과를 확인함', '확인/NNG+하/XSV+ㅁ/ETN'],
  ['재고가 없음!', '없/VA+음/ETN+!/SF'],
  ['진짜 웃겼음ㅋㅋ', '웃기/VV+었/EP+음/ETN+ㅋㅋ/SW'],
  ['이거 언제 하는 거임?', '거/NNB+이/VCP+ㅁ/ETN+?/SF'],
  ['현재 조사 중임', '중/NNB+이/VCP+ㅁ/ETN'],
  ['비용이 증가함.', '증가/NNG+하/XSV+ㅁ/ETN+./SF'],
  ['주말에는 사람이 많음', '많/VA+음/ETN'],
]);

describeTable('endings and nouns like it', engine, [
  ['그럼 이만 갈게요.', '그럼/MAJ'],
  ['반갑습니다.', '반갑/VA+습니다/EF+./SF'],
  ['마음이 편하다.', '마음/NNG+이/JKS'],
  ['우리 집 아이 이름', '이름/NNG'],
  ['봄이 왔다.', '봄/NNG+이/JKS'],
  ['웃음이 났다.', '웃음/NNG+이/JKS'],
  ['그가 왔음을 알았다.', '오/VV+았/EP+음/ETN+을/JKO'],
  ['정말 좋다.', '좋/VA+다/EF+./SF'],
  ['처음 봤어요.', '처음/NNG'],
]);
