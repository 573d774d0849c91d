import { adds, alertOf, another, button, type Planted, press, tall } from './planted-kit.ts';

/** What is new, and what has the focus, lies in the window: each with a fault that must be found. */
export const plantedInWindow: readonly Planted[] = [
  [
    'in-window',
    'a heading that comes below the window',
    { html: `${button(adds('<h2>Koltuklar</h2>'))}${tall}<div id=new></div>`, happens: press },
    { html: `${button(adds('<h2>Koltuklar</h2>'))}<div id=new></div>${tall}`, happens: press },
    ['“Koltuklar” is out of sight'],
  ],
  [
    'in-window',
    'a message under the bar at the foot of the window',
    {
      html: `${button(adds(alertOf()))}<div style="height:690px"></div><div id=new></div><div style="position:fixed;bottom:0;height:90px;width:100%;background:white"></div>`,
      happens: press,
    },
    { html: `${button(adds(alertOf()))}<div style="height:690px"></div><div id=new></div>`, happens: press },
    ['“Kaydedilemedi.” is out of sight'],
  ],
  [
    'in-window',
    'a focus that stays behind the message',
    { html: `<div id=new></div>${button(adds(alertOf()))}`, happens: press },
    {
      html: `<div id=new></div>${button(`${adds(alertOf())};document.querySelector('[role=alert]').focus()`)}`,
      happens: press,
    },
    ['the focus stands after “Kaydedilemedi.”, on button “Kaydet”'],
    ['pressed-stays'],
  ],
  [
    'in-window',
    'a focus that goes with what was pressed',
    { html: button('this.remove()'), happens: press },
    {
      html: `<h1 tabindex=-1>Yolcular</h1>${button(`document.querySelector('h1').focus();this.remove()`)}`,
      happens: press,
    },
    ['nothing has the focus any more'],
  ],
  [
    'in-window',
    'trains that come below the window',
    {
      html: `${button(adds('<h3>06:00</h3><h3>07:35</h3>'))}${tall}<div id=new></div>`,
      happens: press,
    },
    {
      html: `${button(adds('<h3>07:35</h3>'))}<h3>06:00</h3>${tall}<div id=new></div>`,
      happens: press,
    },
    ['“06:00” is out of sight'],
  ],
  [
    'in-window',
    'a heading below the window, whose reader was on the page and not in a panel that closed',
    {
      html: `${button(adds('<h2>Koltuklar</h2>'))}${tall}<div id=new></div>`,
      happens: press,
    },
    {
      html: `<div popover>${button(`${adds('<h2>Koltuklar</h2>')};this.parentElement.hidePopover()`)}</div>${button(`document.querySelector('[popover]').showPopover()`, 'Aç')}${tall}<div id=new></div>`,
      happens: async (page) => {
        await page.getByRole('button', { name: 'Aç' }).click();
        await page.getByRole('button', { name: 'Kaydet' }).click();
      },
    },
    ['“Koltuklar” is out of sight'],
  ],
  [
    'in-window',
    'a further part that comes below the window, without a word at what was pressed',
    {
      html: `${button(adds('<h2>Ek hizmetler</h2>'))}<p role=status></p>${tall}<div id=new></div>`,
      happens: press,
    },
    {
      html: `${button(`${adds('<h2>Ek hizmetler</h2>')};document.querySelector('p').textContent='Durum yenilendi.'`)}<p role=status></p>${tall}<div id=new></div>`,
      happens: press,
    },
    ['“Ek hizmetler” is out of sight'],
  ],
  [
    'in-window',
    'a heading of another page that says what the last one said',
    {
      html: `${button(`${another};${adds('<h2>Koltuklar</h2>')}`)}<div id=new></div>${tall}<h1>Ankara</h1>`,
      happens: press,
    },
    {
      html: `<h1 tabindex=-1>Ankara</h1>${button(`${another};${adds('<h2>Koltuklar</h2>')};document.querySelector('h1').focus()`)}${tall}<div id=new></div>`,
      happens: press,
    },
    ['“Ankara” is out of sight'],
  ],
  [
    'in-window',
    'a focus that stands behind the heading of a page that came with a message',
    {
      html: `<div id=new></div><h1>Ankara</h1>${button(`${adds('<h2>Koltuklar</h2><p role=status>Bekleyin.</p>')};${another}`)}`,
      happens: press,
    },
    {
      html: `<div id=new></div><h1>Ankara</h1>${button(`${adds('<h2>Koltuklar</h2><p role=status tabindex=-1>Bekleyin.</p>')};${another};document.querySelector('p').focus()`)}`,
      happens: press,
    },
    ['the focus stands after “Ankara”, on button “Kaydet”'],
    ['pressed-stays'],
  ],
  [
    'in-window',
    'an outcome that comes below the window',
    {
      html: `${button(`document.querySelector('output').textContent='Dosya alınamadı.'`)}${tall}<output></output>`,
      happens: press,
    },
    {
      html: `${button(`document.querySelector('output').textContent='Dosya alınamadı.'`)}<output></output>${tall}`,
      happens: press,
    },
    ['“Dosya alınamadı.” is out of sight'],
  ],
  [
    'focus-in-window',
    'a focus that is not scrolled to',
    {
      html: `${button(`document.querySelector('h2').focus({preventScroll:true})`)}${tall}<h2 tabindex=-1>Koltuklar</h2>`,
      happens: press,
    },
    {
      html: `${button(`document.querySelector('h2').focus()`)}${tall}<h2 tabindex=-1>Koltuklar</h2>`,
      happens: press,
    },
    ['h2 “Koltuklar” has the focus out of sight'],
  ],
  [
    'focus-in-window',
    'a tall part whose first line lies above the window',
    {
      html: `${button(`document.querySelector('section').focus({preventScroll:true});window.scrollTo(0,90)`)}<section tabindex=-1><h2>Koltuklar</h2>${tall}${tall}</section>`,
      happens: press,
    },
    {
      html: `${button(`document.querySelector('section').focus({preventScroll:true})`)}<section tabindex=-1><h2>Koltuklar</h2>${tall}</section>`,
      happens: press,
    },
    ['section “Koltuklar” has the focus out of sight'],
  ],
];
