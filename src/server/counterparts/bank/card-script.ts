import type { cardBrands } from '#domain/fare/card-brand.ts';

/**
 * Runs in the frame of the card fields: sends the card to the bank, and posts the token and the size of the fields to
 * the shop's page and to no other origin. The card number never leaves this frame. What was typed stays in the form when
 * the bank refuses it and when another card is wanted; the security code is cleared once there is a token. Leans on
 * nothing, so that it is a file by itself that no start reads.
 */
export const cardScript = (shopOrigin: string, known: typeof cardBrands): string => `
const shopOrigin = ${JSON.stringify(shopOrigin)};
const [form, statusLine, useButton, otherCardButton] = ['card', 'card-status', 'card-use', 'card-other'].map((id) => document.getElementById(id));
const brands = ${JSON.stringify(known)};
const brandLine = document.getElementById('number-brand');
const post = (message) => parent.postMessage(message, shopOrigin);
const show = (isOpen) => {
  form.hidden = !isOpen;
  otherCardButton.hidden = isOpen;
  if (isOpen) statusLine.textContent = '';
};
const postSize = () => {
  const { offsetHeight: height, offsetWidth: width } = document.body;
  post({ type: 'card.sized', height, width });
};
const showBrand = () => {
  const digits = form.elements.number.value.replace(/[^0-9]/g, '');
  const brand = brands.find(({ first }) => new RegExp(first).test(digits));
  if (brand) form.dataset.brand = brand.id;
  else delete form.dataset.brand;
  brandLine.textContent = brand ? brand.name : '';
};
form.elements.number.addEventListener('input', showBrand);
// An observer is not called in a frame that is out of sight, and its width may not be known yet: so once at the start.
postSize();
new ResizeObserver(postSize).observe(document.body);
const handlers = {
  'card.asked': () => show(true),
  'card.framed': ({ width }) => {
    if (width > 0) document.body.style.inlineSize = width + 'px';
    postSize();
  },
};
addEventListener('message', ({ origin, source, data }) => {
  if (origin === shopOrigin && source === parent && data && Object.hasOwn(handlers, data.type)) handlers[data.type](data);
});
otherCardButton.addEventListener('click', () => {
  show(true);
  form.elements.number.focus();
  post({ type: 'card.changed' });
});
const requestToken = async (card) => {
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
  if (useButton.ariaBusy === 'true') return;
  useButton.ariaBusy = 'true';
  const result = await requestToken(Object.fromEntries(new FormData(form))).catch(() => ({}));
  useButton.ariaBusy = 'false';
  const problems = result.problems || {};
  for (const name of ['number', 'holder', 'expiry', 'securityCode']) {
    document.getElementById(name + '-problem').textContent = problems[name] || '';
    if (problems[name]) form.elements[name].setAttribute('aria-invalid', 'true');
    else form.elements[name].removeAttribute('aria-invalid');
  }
  const [firstWrong] = Object.keys(problems);
  if (firstWrong) {
    form.elements[firstWrong].focus();
    return;
  }
  if (!result.token) {
    statusLine.classList.remove('told');
    statusLine.textContent = useButton.dataset.unreached;
    return;
  }
  form.elements.securityCode.value = '';
  show(false);
  // The shop's page says so beside the frame, with the last digits.
  statusLine.classList.add('told');
  statusLine.textContent = result.ready;
  // The size goes before the card: the shop's page moves once, and not when a finger is already about to pay.
  postSize();
  post({ type: 'card.ready', token: result.token, lastFour: result.lastFour, brand: result.brand });
});
`;
