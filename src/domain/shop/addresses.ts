export type Access = 'open' | 'member';
export type Chrome = 'full' | 'bare';

type Place = { readonly path: string; readonly access: Access; readonly chrome: Chrome };

const open = (path: string): Place => ({ path, access: 'open', chrome: 'full' });
const member = (path: string): Place => ({ path, access: 'member', chrome: 'full' });
const bare = (path: string): Place => ({ path, access: 'open', chrome: 'bare' });

/** Every address of the shop. `{name}` is a part that varies, `{name?}` one that may be left out. */
export const addresses = {
  home: open('/'),
  'journey-list': open('/sefer-listesi'),
  'seat-map': open('/koltuk-haritasi'),
  payment: open('/odeme/{encodedReason?}'),
  'payment-result': open('/odeme-sonuc/{encodedLocator?}'),
  'ticket-search': open('/bilet-arama'),
  'open-ticket-search': open('/acik-bilet-arama'),
  'user-information': member('/kullanici-bilgisi'),
  'password-update': member('/sifre-guncelleme'),
  'my-tickets': member('/biletlerim-rezervasyonlarim'),
  'open-tickets-and-coupons': member('/acik-biletlerim-ve-iade-kuponlarim'),
  'my-open-tickets': member('/acik-biletlerim'),
  'my-subscriptions': member('/abonmanliklarim'),
  'saved-contacts': member('/kayitli-kisilerim'),
  'station-information': open('/istasyon-tren-danisma'),
  'solution-center': open('/cozum-merkezi'),
  contact: open('/iletisim'),
  'barrier-free': open('/engelsiz-ulasim'),
  'help-request': open('/yardim-talep-formu'),
  'transport-rules': open('/yolcu-tasima-kurallari'),
  landing: bare('/landing'),
  'landing-redirect': bare('/landing-redirect'),
  'landing-train-information': bare('/landing-train-information'),
  'journey-list-redirect': open('/sefer-listesi-yonlendirme'),
  maintenance: open('/503'),
  'under-maintenance': bare('/bakimdayiz'),
  'rental-list': open('/kiralik-arac-listesi'),
  'rental-driver': open('/surucu-bilgisi'),
  'rental-payment': open('/kiralik-arac-odeme'),
  'rental-result': open('/kiralik-arac-sonuc'),
  'rental-reservation-result': open('/kiralik-arac-rezervasyon-sonuc'),
  'hotel-list': open('/otel-kiralama'),
  'seat-alarm': open('/bos-yer-alarmi'),
  seatmate: open('/yan-yana'),
  'boarding-pass': open('/bilet/{code}'),
  'other-device': open('/devam'),
  'wallet-return': bare('/masterpass/callbackUrl'),
  'password-reset': open('/sifre-sifirla'),
  package: open('/{type}/{packageTypeCode}'),
  'train-card-search': open('/tren-kart-arama'),
  'train-card-selected': open('/secili-tren-karti'),
  'train-card-payment': open('/tren-kart-odeme/{locator?}'),
  'train-card-result': open('/tren-kart-odeme-sonuc/{locator}'),
  'rail-pass-products': open('/interrail-eurail-pass'),
  'rail-pass': open('/interrail-eurail'),
  'rail-pass-basket': open('/interrail-eurail-sepet'),
  'rail-pass-passengers': open('/interrail-eurail-yolcu-bilgileri'),
  'rail-pass-payment': open('/interrail-eurail-odeme/{orderNumber?}'),
  'rail-pass-result': open('/interrail-eurail-odeme-sonuc/{orderNumber}'),
  'rail-pass-search': open('/interrail-eurail-bilet-arama'),
  'rail-pass-refund': open('/interrail-eurail-iade'),
  'tourist-trains': open('/turistik-trenler'),
  'not-found': open('/404'),
  'staff-console': member('/katalog'),
  'staff-support': member('/destek'),
  'staff-membership': member('/uyelik'),
  'flow-atlas': open('/akislar/{flow?}'),
  'component-sheet': open('/_ui'),
} as const satisfies Record<string, Place>;

export type AddressName = keyof typeof addresses;

export const packageTypes = ['abonmanlik', 'indirim-paketi'] as const;
