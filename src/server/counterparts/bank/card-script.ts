/**
 * Runs in the frame of the card fields: hands them to the bank and tells the token, and how high the fields stand, to the
 * shop's page and to no other origin. The number stays in this frame.
 */
export const cardScript = (shop: string): string => `
const form = document.getElementById('card');
const told = document.getElementById('card-told');
const tell = (message) => parent.postMessage(message, ${JSON.stringify(shop)});
new ResizeObserver(() => tell({ type: 'card.sized', height: document.body.offsetHeight })).observe(document.body);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const card = Object.fromEntries(new FormData(form));
  const answer = await fetch('/kart/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const said = await answer.json();
  for (const name of ['number', 'holder', 'expiry', 'securityCode']) {
    const problem = said.problems ? said.problems[name] : undefined;
    document.getElementById(name + '-problem').textContent = problem || '';
    form.elements[name].toggleAttribute('aria-invalid', Boolean(problem));
  }
  if (said.problems) {
    form.elements[Object.keys(said.problems)[0]].focus();
    return;
  }
  form.reset();
  told.textContent = said.ready;
  tell({ type: 'card.ready', token: said.token, lastFour: said.lastFour });
});
`;
