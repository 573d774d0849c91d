import { plantedInWindow } from './planted-in-window.ts';
import { adds, busy, button, closes, held, type Planted, press } from './planted-kit.ts';

/** Each rule of the judge with a fault it must find. */
export const planted: readonly Planted[] = [
  ...plantedInWindow,
  [
    'answered-soon',
    'a press that is not answered while the world is silent',
    { html: button(`this.dataset.state='asking'`), happens: press, view: held },
    { html: button(`this.dataset.state='asking';${busy}`), happens: press, view: held },
    ['nothing is seen of the press on button “Kaydet”'],
  ],
  [
    'presses-answered',
    'a button that does nothing',
    { html: button(''), happens: press },
    { html: button(busy), happens: press },
    ['nothing comes of the press on button “Kaydet”'],
  ],
  [
    'presses-answered',
    'a button that writes into no field',
    { html: `${button('')}<input aria-label=Yolcu value=1>`, happens: press },
    {
      html: `${button(`document.querySelector('input').value='2'`)}<input aria-label=Yolcu value=1>`,
      happens: press,
    },
    ['nothing comes of the press on button “Kaydet”'],
  ],
  [
    'nothing-moves',
    'a message that pushes away what was pressed',
    {
      html: `<div id=new></div>${button(adds('<div style=height:200px></div>'))}<h1>Yolcular</h1>`,
      happens: press,
    },
    {
      html: `<h1>Yolcular</h1>${button(adds('<div style=height:200px></div>'))}<div id=new></div>`,
      happens: press,
    },
    ['moved by 0.033: h1 “Yolcular”, button “Kaydet”'],
  ],
  [
    'nothing-moves',
    'what is pushed away as the pressed button goes',
    {
      html: `<div id=new></div><section><p style=height:100px>Ayşe</p>${button(`${adds('<div style=height:200px></div>')};this.remove()`)}</section><h1 style=height:300px>Yolcular</h1>`,
      happens: press,
    },
    {
      html: `<section>${button(`this.parentElement.style.height='244px';this.remove()`)}</section><h1 style=height:300px>Yolcular</h1>`,
      happens: press,
    },
    ['moved by 0.209: body “AyşeYolcular”'],
  ],
  [
    'nothing-moves',
    'days that change their places while the reader stays at one of them',
    {
      html: `<h2 id=new></h2><ol style="margin:0;padding:0"><li><a href="#" aria-current=date>5 Ara</a></li></ol><h1>Yolcular</h1>${button(`${adds('<div style=height:200px></div>')};document.querySelector('a').textContent='5 Ara ₺450'`)}`,
      happens: press,
    },
    {
      html: `<h2 id=new></h2><ol style="margin:0;padding:0"><li><a href="#" aria-current=date>5 Ara</a></li></ol><h1>Yolcular</h1>${button(`${adds('<div style=height:200px></div>')};document.querySelector('a').textContent='6 Ara';document.querySelector('a').href='#6'`)}`,
      happens: press,
    },
    ['moved by 0.052: h1 “Yolcular”, ol “5 Ara ₺450”, button “Kaydet”'],
  ],
  [
    'nothing-moves',
    'a page that moves as a panel over it closes',
    {
      html: `<div id=new></div><h1 style=height:300px>Yolcular</h1>${button(`document.querySelector('section').showPopover()`, 'Aç')}<section popover>${button(`${adds('<div style=height:200px></div>')};this.parentElement.hidePopover()`, 'Kapat')}</section>`,
      opens: press,
      happens: closes,
    },
    {
      html: `<h1 style=height:300px>Yolcular</h1>${button(`document.querySelector('section').showPopover()`, 'Aç')}<div id=new></div><section popover>${button(`${adds('<div style=height:200px></div>')};this.parentElement.hidePopover()`, 'Kapat')}</section>`,
      opens: press,
      happens: closes,
    },
    ['moved by 0.193: body “YolcularAçKapat”'],
  ],
  [
    'texts-whole',
    'words that are cut off by their box',
    { html: '<p style="width:60px;overflow:hidden;white-space:nowrap">Kalkıştan bir saat önce</p>' },
    { html: '<p style="width:120px">Kalkıştan bir saat önce</p>' },
    ['p “Kalkıştan bir saat önce” is cut'],
  ],
  [
    'controls-apart',
    'a button over another',
    { html: `${button('', 'Öde')}<button style="margin-left:-20px;min-height:44px">Vazgeç</button>` },
    { html: `${button('', 'Öde')}<button style="min-height:44px">Vazgeç</button>` },
    ['button “Öde” and button “Vazgeç” overlap'],
  ],
  [
    'targets-large',
    'a button as high as a line',
    { html: '<button style="height:20px;width:90px">Vazgeç</button>' },
    {
      html: '<p>Ayrıntılar <a href="#">kurallarda</a> yazar.</p><button style="height:24px;width:90px">Vazgeç</button>',
    },
    ['button “Vazgeç” is 90 × 20 px'],
  ],
  [
    'targets-large',
    'a button too low for a finger',
    { html: '<button style="height:40px;width:90px">Vazgeç</button>', view: { isTouch: true } },
    {
      html: '<style>button{position:relative;height:40px;width:90px}button::after{content:"";position:absolute;inset:-2px 0}</style><button>Vazgeç</button>',
      view: { isTouch: true },
    },
    ['button “Vazgeç” is 90 × 40 px'],
  ],
  [
    'targets-large',
    'an entry of a list too low for a finger',
    {
      html: '<ul role=listbox style="margin:0;padding:0"><li role=option style="display:block;height:24px;width:90px">Ankara</li></ul>',
      view: { isTouch: true },
    },
    {
      html: '<ul role=listbox style="margin:0;padding:0"><li role=option style="display:block;height:44px;width:90px">Ankara</li></ul>',
      view: { isTouch: true },
    },
    ['li “Ankara” is 90 × 24 px'],
  ],
  [
    'one-main-action',
    'two filled buttons in a panel',
    {
      html: `${button(`document.querySelector('section').showPopover()`)}<section popover><style>section button{background:#b00;color:#fff;border:0}</style><button>Giriş</button><button>Kapat</button></section>`,
      happens: press,
    },
    {
      html: `${button(`document.querySelector('section').showPopover()`)}<section popover><style>section .main{background:#b00;color:#fff;border:0}</style><button class=main>Giriş</button><button style="background:#fff">Kapat</button></section>`,
      happens: press,
    },
    ['2 filled actions: button “Giriş”, button “Kapat”'],
  ],
  [
    'one-main-action',
    'two filled buttons',
    {
      html: '<style>button{background:#b00;color:#fff;border:0}</style><button>Öde</button><button>Ayır</button>',
    },
    {
      html: '<style>.main{background:#b00;color:#fff;border:0}</style><button class=main>Öde</button><button style="background:#fff">Ayır</button>',
    },
    ['2 filled actions: button “Öde”, button “Ayır”'],
  ],
  [
    'one-language',
    'Latin words and digits in Persian',
    { html: '<p>واگن 2 قطار <bdi>Ankara</bdi> YHT</p>', language: 'fa' },
    { html: '<p>واگن ۲ قطار <bdi>Ankara</bdi> ⁨YHT⁩ با PNR</p>', language: 'fa' },
    ['“2” in “واگن 2 قطار”', '“YHT” in “YHT”'],
  ],
  [
    'one-language',
    'a Turkish word in an English page',
    { html: '<p>Choose your koltuk in the plan.</p>', language: 'en' },
    { html: '<p>Choose your seat in the plan to Ankara Gar.</p>', language: 'en' },
    ['“koltuk” in “Choose your koltuk in the plan.”'],
  ],
  [
    'whole-sentences',
    'a sentence without its capital and its stop',
    { html: '<p>kalkıştan bir saat önce bileti geri verebilirsiniz</p>' },
    { html: '<p>Kalkıştan bir saat önce bileti geri verebilirsiniz.</p>' },
    ['“kalkıştan bir saat önce bileti geri verebilirsiniz” is no whole sentence'],
  ],
  [
    'nothing-left-to-say',
    'a key and a placeholder',
    { html: '<p>login.title</p><p>{count} yolcu</p>' },
    { html: '<p>Üye girişi</p><p>2 yolcu</p>' },
    ['“login.title” is left in “login.title”', '“{count}” is left in “{count} yolcu”'],
  ],
];
