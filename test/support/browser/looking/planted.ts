import { plantedInWindow } from './planted-in-window.ts';
import { busy, button, held, type Planted, press } from './planted-kit.ts';
import { plantedMovements } from './planted-movements.ts';

/** Each rule of the judge with a fault it must find. */
export const planted: readonly Planted[] = [
  ...plantedInWindow,
  [
    'answered-soon',
    'a press that is not answered while the world is silent',
    { html: button(`this.dataset.state='asking'`), happens: press, view: held },
    { html: button(`this.dataset.state='asking';${busy}`), happens: press, view: held },
    ['nothing is seen of the press on button “Kaydet”'],
    ['presses-answered'],
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
  ...plantedMovements,
  [
    'texts-whole',
    'words that are cut off by their box',
    { html: '<p style="width:60px;overflow:hidden;white-space:nowrap">Kalkıştan bir saat önce</p>' },
    { html: '<p style="width:120px">Kalkıştan bir saat önce</p>' },
    ['p “Kalkıştan bir saat önce” is cut'],
  ],
  [
    'texts-whole',
    'words within words that are cut off by the box around them',
    {
      html: '<p style="width:60px;overflow:hidden;white-space:nowrap"><span><strong>Kalkıştan bir saat önce</strong></span></p>',
    },
    { html: '<p style="width:120px"><span><strong>Kalkıştan bir saat önce</strong></span></p>' },
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
      html: `${button(`document.querySelector('section').showPopover()`)}<section popover><style>section button{min-height:44px;background:#b00;color:#fff;border:0}</style><button>Giriş</button><button>Kapat</button></section>`,
      happens: press,
    },
    {
      html: `${button(`document.querySelector('section').showPopover()`)}<section popover><style>section button{min-height:44px}section .main{background:#b00;color:#fff;border:0}</style><button class=main>Giriş</button><button style="background:#fff">Kapat</button></section>`,
      happens: press,
    },
    ['2 filled actions: button “Giriş”, button “Kapat”'],
  ],
  [
    'one-main-action',
    'two filled buttons',
    {
      html: '<style>button{min-height:44px;background:#b00;color:#fff;border:0}</style><button>Öde</button><button>Ayır</button>',
    },
    {
      html: '<style>button{min-height:44px}.main{background:#b00;color:#fff;border:0}</style><button class=main>Öde</button><button style="background:#fff">Ayır</button>',
    },
    ['2 filled actions: button “Öde”, button “Ayır”'],
  ],
  [
    'one-language',
    'Latin words and digits in Persian',
    { html: '<p>واگن 2 قطار <bdi>Ankara</bdi> YHT</p>', language: 'fa' },
    { html: '<p>واگن ۲ قطار <bdi>Ankara</bdi> ⁨YHT⁩ با PNR.</p>', language: 'fa' },
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
    'one-language',
    'an English name on a Turkish button',
    { html: button('', 'Show password') },
    { html: button('', 'Şifreyi göster') },
    ['“Show password” in “Show password”', '“password” in “Show password”'],
  ],
  [
    'one-language',
    'Persian on a Turkish page',
    { html: '<p>Ankara Gar ایستگاه</p>' },
    { html: '<p>Ankara Gar <span lang=fa>ایستگاه</span></p>' },
    ['“ایستگاه” in “Ankara Gar ایستگاه”'],
  ],
  [
    'whole-sentences',
    'a sentence without its stop in ordinary letters',
    { html: '<p>Kalkıştan bir saat önce bileti geri verebilirsiniz</p>' },
    {
      html: '<p style="font-weight:700">Kalkıştan bir saat önce bileti geri verebilirsiniz</p><p>Ankara Gar · kalkıştan bir saat önce · bir yolcu</p>',
    },
    ['“Kalkıştan bir saat önce bileti geri verebilirsiniz” is no whole sentence'],
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
    { html: '<p>login.title</p><p>{count} yolcu</p><p>NaN ₺</p>' },
    { html: '<p>Üye girişi</p><p>2 yolcu</p><p>₺450</p>' },
    [
      '“login.title” is left in “login.title”',
      '“{count}” is left in “{count} yolcu”',
      '“NaN” is left in “NaN ₺”',
    ],
    ['one-language'],
  ],
];
