/**
 * Runs in the frame of the card fields: hands them to the bank and tells the token, and how high the fields stand, to the
 * shop's page and to no other origin. The number stays in this frame; what was typed stands again when another card is
 * wanted or the bank said no, but for the security code.
 */
export const cardScript = (shop: string): string => `
const shop = ${JSON.stringify(shop)};
const [form, told, use, other] = ['card', 'card-told', 'card-use', 'card-other'].map((id) => document.getElementById(id));
const tell = (message) => parent.postMessage(message, shop);
const show = (isOpen) => {
  form.hidden = !isOpen;
  other.hidden = isOpen;
  if (isOpen) told.textContent = '';
};
const tellSize = () => {
  const { offsetHeight: height, offsetWidth: width } = document.body;
  tell({ type: 'card.sized', height, width });
};
// A browser draws no frame that is out of sight, observes nothing in it, and may not yet know its width.
tellSize();
new ResizeObserver(tellSize).observe(document.body);
const deeds = {
  'card.asked': () => show(true),
  'card.framed': ({ width }) => {
    if (width > 0) document.body.style.inlineSize = width + 'px';
    tellSize();
  },
};
addEventListener('message', ({ origin, source, data }) => {
  if (origin === shop && source === parent && data && Object.hasOwn(deeds, data.type)) deeds[data.type](data);
});
other.addEventListener('click', () => {
  show(true);
  form.elements.number.focus();
  tell({ type: 'card.changed' });
});
const answerTo = async (card) => {
  const answer = await fetch('/kart/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
    signal: AbortSignal.timeout(15000),
  });
  return answer.json();
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (use.ariaBusy === 'true') return;
  use.ariaBusy = 'true';
  const said = await answerTo(Object.fromEntries(new FormData(form))).catch(() => ({}));
  use.ariaBusy = 'false';
  const problems = said.problems || {};
  for (const name of ['number', 'holder', 'expiry', 'securityCode']) {
    document.getElementById(name + '-problem').textContent = problems[name] || '';
    if (problems[name]) form.elements[name].setAttribute('aria-invalid', 'true');
    else form.elements[name].removeAttribute('aria-invalid');
  }
  const [wrong] = Object.keys(problems);
  if (wrong) {
    form.elements[wrong].focus();
    return;
  }
  if (!said.token) {
    told.textContent = use.dataset.unreached;
    return;
  }
  form.elements.securityCode.value = '';
  show(false);
  told.textContent = said.ready;
  // Told before the card, so that the shop's page moves once, and nothing under a finger that is about to pay.
  tellSize();
  tell({ type: 'card.ready', token: said.token, lastFour: said.lastFour });
});
`;
