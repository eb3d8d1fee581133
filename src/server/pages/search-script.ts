/** Where the script of the pages with a search field lies: the policy of the pages allows none inside of them. */
export const SEARCH_PATH = '/docs/search.js';

/** Shows the sections that hold every word that is typed; the address keeps the search, so that it can be sent on. */
export const SEARCH_SCRIPT = `const field = document.getElementById('search');
const count = document.getElementById('found');
const sections = [...document.querySelectorAll('main section')];
const texts = sections.map((section) => section.textContent.toLowerCase());
const heads = [...document.querySelectorAll('main h2')];
function show() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  sections.forEach((section, i) => {
    section.hidden = !words.every((word) => texts[i].includes(word));
    if (!section.hidden) found++;
  });
  for (const head of heads) {
    let next = head.nextElementSibling;
    let any = false;
    for (; next && next.tagName !== 'H2'; next = next.nextElementSibling) any ||= next.tagName === 'SECTION' && !next.hidden;
    head.hidden = !any;
  }
  document.querySelector('main nav').hidden = words.length > 0;
  count.textContent = words.length > 0 ? found + (document.documentElement.lang === 'en' ? ' found' : '개') : '';
}
field.addEventListener('input', () => {
  show();
  const query = new URLSearchParams(location.search);
  if (field.value === '') query.delete('q');
  else query.set('q', field.value);
  history.replaceState(null, '', location.pathname + (query.size > 0 ? '?' + query : ''));
});
field.value = new URLSearchParams(location.search).get('q') ?? '';
if (field.value !== '') show();
`;

/** The field itself; \`nav\` is shown while nothing is typed. */
export function searchField(label: string, nav: string): string {
  return `<p class="search"><label for="search">${label}</label> <input id="search" type="search" autocomplete="off"> <span id="found" role="status"></span></p>
<nav>${nav}</nav>
<script src="${SEARCH_PATH}" defer></script>`;
}
