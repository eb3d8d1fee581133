import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';

describeTable('contraction', engine, [
  ['밥을 했다.', '하/VV+았/EP+다/EF+./SF'],
  ['어제 영화를 봤다.', '보/VV+았/EP+다/EF+./SF'],
  ['이제 됐다.', '되/VV+었/EP+다/EF+./SF'],
  ['문을 열어 줬어요.', '주/VX+었/EP+어요/EF+./SF'],
  ['쟤는 누구야?', '쟤/NP+는/JX'],
  ['걘 벌써 집에 갔어.', '걔/NP+ㄴ/JX'],
  ['뭘 먹을까?', '뭐/NP+ㄹ/JKO'],
  ['그건 내 거야.', '그것/NP+ㄴ/JX 나/NP+의/JKG 거/NNB+이/VCP+야/EF+./SF'],
  ['이게 뭐예요?', '이것/NP+이/JKS 뭐/NP+이/VCP+에요/EF+?/SF'],
  ['비가 올 텐데 우산을 가져가.', '터/NNB+이/VCP+ㄴ데/EC'],
  ['널 사랑해.', '너/NP+ㄹ/JKO'],
]);

describeTable('이다', engine, [
  ['그는 학생이었다.', '학생/NNG+이/VCP+었/EP+다/EF+./SF'],
  ['친구였다.', '친구/NNG+이/VCP+었/EP+다/EF+./SF'],
  ['의사이다.', '의사/NNG+이/VCP+다/EF+./SF'],
  ['여기가 학교다.', '학교/NNG+이/VCP+다/EF+./SF'],
  ['저는 가수예요.', '가수/NNG+이/VCP+에요/EF+./SF'],
  ['부산이에요.', '부산/NNP+이/VCP+에요/EF+./SF'],
  ['그것은 문제가 아니다.', '문제/NNG+가/JKC 아니/VCN+다/EF+./SF'],
  ['바다였으면 좋겠다.', '바다/NNG+이/VCP+었/EP+으면/EC'],
]);

describeTable('determiners', engine, [
  ['저 사람이 범인이다.', '저/MMD 사람/NNG+이/JKS'],
  ['이런 것은 처음이야.', '이런/MMD'],
  ['두 사람이 왔다.', '두/MMN 사람/NNG+이/JKS'],
  ['모든 사람이 웃었다.', '모든/MMN'],
  ['총 세 명이 왔다.', '총/MMN'],
  ['새 옷을 샀다.', '새/MMA 옷/NNG+을/JKO'],
]);

describeTable('numerals and counters', engine, [
  ['사과 세 개를 샀다.', '세/MMN 개/NNB+를/JKO'],
  ['학생 스무 명이 왔다.', '스무/MMN 명/NNB+이/JKS'],
  ['3월에 만나요.', '3/SN+월/NNB+에/JKB'],
  ['2024년 5월 1일에 시작했다.', '2024/SN+년/NNB 5/SN+월/NNB 1/SN+일/NNB+에/JKB'],
  ['성장률은 1.5%로 낮아졌다.', '1.5/SN+%/SW+로/JKB'],
  ['10만 명이 모였다.', '10/SN+만/NR 명/NNB+이/JKS'],
  ['제1차 회의', '제/XPN+1/SN+차/NNB'],
  ['3시 30분에 출발해요.', '3/SN+시/NNB 30/SN+분/NNB+에/JKB'],
]);

describeTable('Latin letters and digits with particles', engine, [
  ['AI가 세상을 바꾼다.', 'AI/SL+가/JKS'],
  ['COVID-19는 전염병이다.', 'COVID/SL+-/SO+19/SN+는/JX'],
  ['KBS에서 방송했다.', 'KBS/SL+에서/JKB'],
  ['5G는 빠르다.', '5/SN+G/SL+는/JX'],
  ['PC방에서 놀았다.', 'PC/SL+방/NNG+에서/JKB'],
  ['iPhone을 샀다.', 'iPhone/SL+을/JKO'],
  ['BTS의 노래', 'BTS/SL+의/JKG'],
]);

describeTable('signs, addresses and letters of other scripts', engine, [
  ['홈페이지는 https://www.example.com/a?b=c 입니다.', 'https://www.example.com/a?b=c/SL'],
  ['메일은 user.name@example.co.kr로 보내 주세요.', 'user.name@example.co.kr/SL+로/JKB'],
  ['#오늘의일상 #맛집', '#오늘의일상/SL #맛집/SL'],
  ['ㅋㅋㅋ 진짜 웃기다', 'ㅋㅋㅋ/SW 진짜/MAG'],
  ['아 배고파 ㅠㅠ', 'ㅠㅠ/SW'],
  ['좋아요 😀', '😀/SW'],
  ['👨‍👩‍👧 가족입니다', '👨‍👩‍👧/SW 가족/NNG+이/VCP+ㅂ니다/EF'],
  ['🇰🇷 만세', '🇰🇷/SW'],
  ['대한민국(大韓民國)의 수도', '대한민국/NNP+(/SS+大韓民國/SH+)/SS+의/JKG'],
  ['ｱｲｳ 반각 가타카나', 'ｱｲｳ/SL'],
]);

describeTable('unknown names', engine, [
  ['볼린저가 투수로 나왔다.', '볼린저/NNP+가/JKS'],
  ['도현우는 김민지를 좋아한다.', '도현우/NNP+는/JX 김민지/NNP+를/JKO'],
]);
