import { adds, alertOf, button, closes, type Planted, press } from './planted-kit.ts';

const room = '<div style=height:200px></div>';
const day =
  '<ol style="margin:0;padding:0"><li><a href="#" aria-current=date style="display:block;min-height:44px">5 Ara</a></li></ol>';
const panel = (does: string) =>
  `<section popover>${button(`${does}this.parentElement.hidePopover()`, 'Kapat')}</section>`;
const dialog = (does: string) => `<dialog>${button(`${does}this.parentElement.close()`, 'Kapat')}</dialog>`;
const opens = (what: string) => button(what, 'Aç');
const toHeading = `document.querySelector('h1').focus({preventScroll:true});this.remove()`;
const pushes = (pixels: number) => `document.querySelector('#new').style.height='${pixels}px';`;

/** The reader is led to a part, and what is in it goes down. */
const standsAt = (part: 'form' | 'section') =>
  `<h1>Yolcular</h1>${button(`document.querySelector('${part}').focus();document.querySelector('h2').style.marginTop='200px'`)}<${part} tabindex=-1 style=padding:1px><h2 style="height:300px;margin-top:0">Ayşe</h2></${part}>`;

/** What moves, and must not: each with a fault that must be found. */
export const plantedMovements: readonly Planted[] = [
  [
    'nothing-moves',
    'a message that pushes away what was pressed',
    { html: `<div id=new></div>${button(adds(room))}<h1>Yolcular</h1>`, happens: press },
    { html: `<h1>Yolcular</h1>${button(adds(room))}<div id=new></div>`, happens: press },
    ['moved by 0.033: h1 “Yolcular”, button “Kaydet”'],
    ['pressed-stays'],
  ],
  [
    'nothing-moves',
    'what is pushed away as the pressed button goes',
    {
      html: `<div id=new></div><section><p style=height:100px>Ayşe</p>${button(`${adds(room)};${toHeading}`)}</section><h1 tabindex=-1 style=height:300px>Yolcular</h1>`,
      happens: press,
    },
    {
      html: `<section>${button(`this.parentElement.style.height='44px';${toHeading}`)}</section><h1 tabindex=-1 style=height:300px>Yolcular</h1>`,
      happens: press,
    },
    ['moved by 0.209: body “AyşeYolcular”'],
  ],
  [
    'nothing-moves',
    'days that change their places while the reader stays at one of them',
    {
      html: `<h2 id=new></h2>${day}<h1>Yolcular</h1>${button(`${adds(room)};document.querySelector('a').textContent='5 Ara ₺450'`)}`,
      happens: press,
    },
    {
      html: `<h2 id=new></h2>${day}<h1>Yolcular</h1>${button(`${adds(room)};document.querySelector('a').textContent='6 Ara';document.querySelector('a').href='#6'`)}`,
      happens: press,
    },
    ['moved by 0.068: ol “5 Ara ₺450”, h1 “Yolcular”, button “Kaydet”'],
    ['pressed-stays'],
  ],
  [
    'nothing-moves',
    'a page that moves as a panel over it closes',
    {
      html: `<div id=new></div>${opens(`document.querySelector('section').showPopover()`)}<h1 style=height:300px>Yolcular</h1>${panel(`${adds(room)};`)}`,
      opens: press,
      happens: closes,
    },
    {
      html: `${opens(`document.querySelector('section').showPopover()`)}<h1 style=height:300px>Yolcular</h1><div id=new></div>${panel(`${adds(room)};`)}`,
      opens: press,
      happens: closes,
    },
    ['moved by 0.166: h1 “Yolcular”, button “Aç”'],
  ],
  [
    'nothing-moves',
    'a page that moves by more than a tenth of the window as its dialog closes',
    {
      html: `<div id=new></div>${opens(`document.querySelector('dialog').showModal()`)}<h1 style=height:300px>Yolcular</h1>${dialog(pushes(200))}`,
      opens: press,
      happens: closes,
    },
    {
      html: `<div id=new></div>${opens(`document.querySelector('dialog').showModal()`)}<h1 style=height:300px>Yolcular</h1>${dialog(pushes(60))}`,
      opens: press,
      happens: closes,
    },
    ['moved by 0.166: h1 “Yolcular”, button “Aç”'],
  ],
  [
    'nothing-moves',
    'a page that goes on moving after its dialog has closed',
    {
      html: `<div id=new></div>${opens(`document.querySelector('dialog').showModal()`)}<h1 style=height:300px>Yolcular</h1>${dialog(pushes(60))}`,
      opens: (page) => press(page).then(() => closes(page)),
      happens: (page) =>
        page.evaluate(() => document.querySelector('#new')?.setAttribute('style', 'height:260px')),
    },
    {
      html: `<div id=new></div>${opens(`document.querySelector('dialog').showModal()`)}<h1 style=height:300px>Yolcular</h1>${dialog(pushes(60))}`,
      opens: (page) => press(page).then(() => closes(page)),
    },
    ['moved by 0.166: h1 “Yolcular”, button “Aç”'],
  ],
  [
    'nothing-moves',
    'what moves over the page and is no alert of the shop',
    {
      html: `<h1>Yolcular</h1><div style="position:fixed;left:0;right:0;bottom:0;height:300px">Bilet</div>${button(`document.querySelector('div').style.bottom='200px'`)}<h2></h2>`,
      happens: press,
    },
    {
      html: `<h1>Yolcular</h1><div data-flow=alert style="position:fixed;left:0;right:0;bottom:0;height:300px">Bilet</div>${button(`document.querySelector('div').style.bottom='200px'`)}`,
      happens: press,
    },
    ['moved by 0.164: div “Bilet”'],
  ],
  [
    'nothing-moves',
    'a part that moves within what the reader stands at',
    { html: standsAt('form'), happens: press },
    { html: standsAt('section'), happens: press },
    ['moved by 0.163: h2 “Ayşe”'],
  ],
  [
    'pressed-stays',
    'a small button that goes down as it is pressed',
    { html: `<div id=new></div>${button(pushes(100))}`, happens: press },
    { html: `${button(pushes(100))}<div id=new></div>`, happens: press },
    ['button “Kaydet” was pressed and went 100 px down and 0 px aside'],
  ],
  [
    'pressed-stays',
    'a button that changes places with its neighbour',
    {
      html: `<div style="display:flex">${button(`this.style.order=1`)}<button style="min-height:44px;width:120px">Sil</button></div>`,
      happens: press,
    },
    {
      html: `<div style="display:flex">${button(`this.nextSibling.style.order=1`)}<button style="min-height:44px;width:120px">Sil</button></div>`,
      happens: press,
    },
    ['button “Kaydet” was pressed and went 0 px down and 120 px aside'],
  ],
  [
    'pressed-stays',
    'a refusal above the pressed button to which nobody is led',
    { html: `<output id=new style=display:block></output>${button(pushes(40))}`, happens: press },
    {
      html: `<div id=new></div>${button(`${adds(alertOf())};document.querySelector('[role=alert]').focus()`)}`,
      happens: press,
    },
    ['button “Kaydet” was pressed and went 40 px down and 0 px aside'],
  ],
];
