/** What is said where one pays: why not, and what is next. */
export const sentencesOfPaying = `
payment.bank.ask | Sonucu kontrol | Check the result | بررسی نتیجه
payment.bank.asking | sonucu bankadan | checking the payment | نتیجهٔ پرداخت از بانک
payment.bank.asking.text | Bu sayfayı … e-postayla bildiririz | close this page … You pay only | می‌توانید این صفحه … خبر می‌دهیم
payment.bank.awaiting | onay bekleniyor | Waiting … approval | انتظار تأیید
payment.bank.awaiting.text | birazdan … için ayrıldı | will check … your selection is | بررسی می‌کنیم … شده است
payment.bank.departing | Bankanızın sayfasına | taking you to your bank’s page | انتقال به صفحهٔ بانک
payment.bank.departing.text | orada … buraya dönersiniz | Confirm … then you are | آنجا … اینجا برمی‌گردید
payment.bank.go | sayfasına git | Go to bank’s page | رفتن به صفحهٔ بانک
payment.bank.other | yöntemle öde | Pay another | پرداخت با روش
payment.bank.unheard | yanıt alınamıyor | no response at the moment | پاسخی نمی‌رسد
payment.bank.unheard.text | güvende … kontrol edin | safe … check your connection | محفوظ … بررسی کنید
payment.card.lost | alanları açılamadı | fields did not open | کارت باز نشد
payment.card.lost.again | alanlarını yeniden aç | Open the card fields again | باز کردن دوبارهٔ
payment.card.lost.text | Bankanın … para çekilmedi | page did … Your selection is | بانک پاسخ … کم نشد
payment.card.missing | Önce kart … Bu kartı kullan | enter the card … Use this card | مشخصات کارت را وارد … استفاده
payment.card.nothing | tutar kalmadı … kart gerekmez | left to pay … no card is | پرداخت نمانده است … نیازی نیست
payment.coupons.best.lost | Önerilen … {lost} kullanılamaz | suggested … {lost} cannot be used | پیشنهادی … {lost} قابل استفاده نیست
payment.coupons.cover | Açık biletler {paid} | open tickets will pay {paid} | بلیت‌های باز {paid}
payment.coupons.covering | düşülüyor | Taking them | کسر
payment.coupons.lost | {lost} iade edilmez … bir kez | {lost} is not refunded … only once | {lost} باقی‌مانده برگردانده نمی‌شود … یک بار
payment.coupons.none | açık bilet bulunamadı | no open ticket that can be used | بلیت باز … پیدا نشد
payment.coupons.number.missing | numarasını yazın | Enter the PNR | PNR یا شمارهٔ
payment.coupons.number.not-one | bilet numarasını kontrol … rakamdan oluşur | 12 digits | باز را بررسی … رقم است
payment.coupons.rest | Kalan {amount} … kartla öde | remaining {amount} by card | {amount} باقی‌مانده با کارت
payment.coupons.surname.missing | Yolcunun soyadını | passenger’s surname | خانوادگی مسافر
payment.leave | Ödemeden vazgeç | Leave payment | انصراف از پرداخت
payment.leave.extras.text | Hizmetler … eklenmez … çekilmedi | services are not added … Nothing was taken | خدمات … اضافه نمی‌شود … کم نشد
payment.leave.extras.yes | hizmetleri ekleme | without services | خدمات
payment.leave.no | Ödemede kal | Stay | ماندن
payment.leave.rental.text | Araç … açılır … para çekilmedi | car becomes available … Nothing was taken | خودرو … آزاد … کم نشد
payment.leave.rental.yes | aracı bırak | release car | خودرو
payment.leave.text | Koltuklarınız hemen satışa … para çekilmedi | seats go back on sale … Nothing was taken | صندلی‌های شما … به فروش … کم نشد
payment.leave.title | vazgeçiyor musunuz | Leave the payment? | منصرف
payment.leave.yes | Vazgeç, koltukları bırak | Leave, release seats | انصراف و لغو صندلی‌ها
payment.looking-back | ediliyor | Checking | بررسی پرداخت
payment.method.members | Üyelere … giriş yapın | For members … Log in | اعضا … وارد شوید
payment.method.not-for-this | almada | Not available | خرید قابل
payment.miles.too-few | Milleriniz … yöntem seçin | miles do … Choose another method | مایل‌های … انتخاب کنید
payment.opening | bağlanılıyor | Connecting | حال اتصال
payment.promotion.stands | uygulandı … boşaltıp uygulayın | applied … To remove it | اعمال … را بزنید
payment.refused.amount-wrong | tutar değişti … yeniden başlatın | pay has changed … Check the new | پرداخت تغییر … شروع کنید
payment.refused.card-invalid | kart geçerli … kart kullanın | card is not valid … Check its details | کارت معتبر … استفاده کنید
payment.refused.card-not-found | bilgisi bulunamadı … yeniden girin | find the card … Enter the card | کارت پیدا … وارد کنید
payment.refused.card-number-sent | yalnızca bankanın alanlarına … reddedildi | only in the bank’s fields … rejected unread | کادرهای بانک … خوانده نشد
payment.refused.card-to-be-checked | Kart bilgilerini kontrol … yeniden deneyin | Check the card details … try again | مشخصات کارت را بررسی … تلاش
payment.refused.daily-limit | günlük limiti aşıldı … Başka bir kart | daily limit … another card | سقف روزانهٔ … کارت دیگری
payment.refused.expiry-wrong | kullanma … yeniden yazın | expiry … Enter the month | انقضا … وارد کنید
payment.refused.holder-wrong | karttakiyle … gibi yazın | cardholder’s … Enter the name | دارندهٔ … وارد کنید
payment.refused.miles-unknown | Üyeliğinize … yöntem seçin | membership … Choose another method | عضویت … روش دیگری انتخاب کنید
payment.refused.not-reached | Yanıt alınamadı … iki kez alınmaz | no response … never taken twice | پاسخی نرسید … دو بار انجام نمی‌شود
payment.refused.nothing-due | geçti … yeniden seçin | nothing to pay … Check what you | نمانده یا مهلت … انتخاب کنید
payment.refused.number-wrong | Kart numarası … yeniden yazın | number is wrong … Enter the number | کارت نادرست … وارد کنید
payment.refused.one-card-only | ödemede … kart seçin | Only one … Choose a single | پرداخت فقط … انتخاب کنید
payment.refused.open-ticket-unknown | numarası bulunamadı … yeniden deneyin | find this open … Check it and | باز پیدا … تلاش کنید
payment.refused.operation-failed | tamamlanamadı ve kartınızdan … yöntem seçin | payment failed … Try again or | نشد و مبلغی … انتخاب کنید
payment.refused.option-time-expired | baştan başlayın | Choose again and … beginning | ابتدا شروع
payment.refused.payment-failed | onaylanmadı … bankanızla görüşün | approved … Choose another method | پرداخت تأیید … تماس بگیرید
payment.refused.payment-returned | alma tamamlanamadı … Yeniden seçin | purchase could … Choose again | کامل … انتخاب کنید
payment.refused.payment-type-unknown | kullanılamıyor … yöntemi seçin | payment cannot … Choose another method | پرداخت پذیرفته … انتخاب کنید
payment.refused.payment-underway | sonuçlanmadı … yeniden deneyin | no result … Try again in | پرداخت هنوز … تلاش کنید
payment.refused.payment-unknown | ödeme bulunamadı … yeniden başlatın | find this payment … Start the payment | پرداختی پیدا … شروع کنید
payment.refused.promo-unknown | Promosyon … yeniden yazın | promotion … Check the code | تخفیف … وارد کنید
payment.refused.rental.holder | sürücünün … gibi yazın | card must … Use the driver’s | راننده باشد … وارد کنید
payment.refused.rental.type | kartıyla … kartı kullanın | paid only … Use a credit | اعتباری پرداخت … استفاده کنید
payment.refused.security-code-wrong | Güvenlik … yeniden yazın | security code … Enter the code | امنیتی … وارد کنید
payment.refused.sms-code-old | kodunun … kod isteyin | SMS code has expired … Ask for a | منقضی … جدیدی بخواهید
payment.refused.sms-code-wrong | SMS kodu yanlış … kodu yazın | SMS code is wrong … Enter the 6 | پیامکی نادرست … وارد کنید
payment.refused.sms-too-soon | istenebilir … yeniden isteyin | code once … Wait a little | بار می‌توان … دوباره بخواهید
payment.refused.time-ended | süresi doldu … para çekilmedi … yeniden başlayın | time has run out and nothing was taken … Start again | زمان عملیات تمام شد و مبلغی کم نشد … دوباره
payment.refused.title | Ödeme alınamadı … para çekilmedi | go through … Nothing was taken | پرداخت انجام … کم نشد
payment.refused.wagon-closed | satışa kapalı … Başka bir vagon … iade edilir | not on sale … another coach … refunded | واگن بسته است … واگن دیگری … برگردانده می‌شود
payment.refused.wagon-shut | şu anda satışa kapalı … Başka bir vagon … para çekilmedi | not on sale right now … another coach … nothing was taken | واگن اکنون بسته است … واگن دیگری … کم نشد
payment.refused.wallet-alias-taken | adla … ad verin | You already … Give this card | کارتی … انتخاب کنید
payment.refused.wallet-card-not-ready | ödeme yapılamaz … doğrulayın | cannot pay with this card … Verify it | نمی‌توان با این کارت پرداخت … تأیید
payment.refused.wallet-card-unknown | cüzdanınızda … listesini yenileyin | your wallet … Refresh the list | کارت در کیف … به‌روزرسانی کنید
payment.rests | işlem bitince | once the current step has finished | پایان کار
payment.settling | Ödeme alınıyor … kapatabilirsiniz | Taking the payment … can close | پرداخت در حال انجام … ببندید
payment.settling.text | Aynı ödeme … de gönderilir | charged … We will also | ایمیل هم می‌فرستیم
payment.stopped.again | Yeniden seç | Choose again | انتخاب دوباره
payment.terms.first | Ödemeden önce sözleşmeyi kabul | Accept the agreement … before you pay | پیش از پرداخت، قرارداد را بپذیرید
payment.wallet.after-terms | Cüzdanınız … sözleşmeyi kabul edince | wallet opens once … accept | کیف پول … پذیرش قرارداد
price.due | Ödenecek tutar | To pay | مبلغ قابل پرداخت
seat-clock.payment | ödeme saati | Pay by {time} | پرداخت تا ساعت
seat-clock.payment.day | Son ödeme: {moment} | Pay by {moment} | مهلت پرداخت تا {moment}
wallet.card.not-ready | anda ödeme | card right | اکنون نمی‌توان با این کارت پرداخت کرد
wallet.code.ask-new | Önce yeni | code first | ابتدا کد
wallet.code.lapsed | Kodun süresi … kod isteyin | The code … Ask for a | مهلت کد … جدیدی بخواهید
wallet.code.wrong | hanesini | digits of | رقم کد
wallet.refused.not-reached | Cüzdandan yanıt … yeniden deneyin | wallet did not … try again | کیف پول پاسخ … تلاش کنید
`;
