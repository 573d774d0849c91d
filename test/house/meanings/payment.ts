/** What is said where one pays: why not, and what is next. */
export const sentencesOfPaying = `
payment.bank.ask | Sonucu kontrol | result now | بررسی نتیجه
payment.bank.asking | sonucu bankadan | checking the payment | نتیجهٔ پرداخت از بانک
payment.bank.asking.text | Bu sayfayı … e-postayla bildiririz | close this page … You pay only | می‌پردازید … فرستاده می‌شود
payment.bank.awaiting | onay bekleniyor | Waiting … approval | انتظار تأیید
payment.bank.awaiting.text | sorulur … kadar sizin | asked again … what you chose | لحظه‌ای … برای شماست
payment.bank.departing | Bankanızın sayfasına gidiyorsunuz | going to your bank’s page | به صفحهٔ بانکتان
payment.bank.departing.text | orada … buraya dönersiniz | Confirm … then you are | آنجا … اینجا بازمی‌گردید
payment.bank.go | sayfasına git | Go to the bank’s page | رفتن به صفحهٔ بانک
payment.bank.other | yöntemle öde | Pay another | روشی
payment.bank.unheard | yanıt alınamıyor | no answer at the moment | اکنون پاسخی نمی‌رسد
payment.bank.unheard.text | seçiminiz … kontrol edin | selection … check your connection | کرده‌اید در امان … بررسی کنید
payment.card.lost | alanları açılamadı | fields did not open | کارت باز نشد
payment.card.lost.again | alanlarını yeniden aç | Open the card fields again | باز کردن دوبارهٔ
payment.card.lost.text | Bankanın … para alınmadı | page did … What you chose | بانک پاسخ … نشده است
payment.card.missing | Önce kart … kullanmayı seçin | enter the card … use it | مشخصات کارت را وارد … استفاده
payment.card.nothing | Ödenecek tutar kalmadı … kart gerekmez | Nothing is left … no card is | مبلغی برای پرداخت … لازم نیست
payment.coupons.best.lost | Önerilen … {lost} kullanılamaz | suggested … {lost} cannot be used | پیشنهادی … {lost} قابل استفاده نیست
payment.coupons.cover | Açık biletler {paid} ödeyecek | open tickets will pay {paid} | بلیت‌های باز {paid} می‌پردازند
payment.coupons.covering | düşülüyor | Taking them | کسر
payment.coupons.lost | {lost} iade edilmez … bir kez | {lost} left over is lost … used once | {lost} باقی‌مانده از دست … یک بار
payment.coupons.none | açık bilet bulunamadı | No open ticket … found | بلیت باز … یافت نشد
payment.coupons.number.missing | numarasını yazın | Enter the PNR | PNR یا شمارهٔ
payment.coupons.number.not-one | Açık bilet numarasını … 12 rakamdır | Check the open … it has 12 | باز را بازبینی … رقم است
payment.coupons.rest | Kalan {amount} … kartla öde | remaining {amount} by card | {amount} باقی‌مانده با کارت
payment.coupons.surname.missing | Yolcunun soyadını | passenger’s surname | خانوادگی مسافر
payment.leave | Ödemeden vazgeç | Leave the payment | انصراف از پرداخت
payment.leave.extras.text | Hizmetler … eklenmez … çekilmedi | services are not added … Nothing was taken | نمی‌شوند … نشده است
payment.leave.extras.yes | hizmetlerden vazgeç | give up the services | انصراف از خدمات
payment.leave.no | Ödemede kal | Stay | ماندن
payment.leave.rental.text | Araç … serbest … para çekilmedi | car becomes free … Nothing was taken | دیگران آزاد … نشده است
payment.leave.rental.yes | aracı bırak | give the car back | آزاد کردن خودرو
payment.leave.text | Koltuklarınız hemen serbest … para çekilmedi | seats become free … Nothing was taken | صندلی‌هایتان … نشده است
payment.leave.title | vazgeçiyor musunuz | Leave the payment? | منصرف
payment.leave.yes | koltukları bırak | release seats | آزاد کردن صندلی‌ها
payment.looking-back | denemenizin | Checking | نتیجهٔ تلاش
payment.method.members | Üyelere … giriş yapın | For members … Log in | اعضا … وارد شوید
payment.method.not-for-this | almada | this purchase | نمی‌رود
payment.miles.too-few | Milleriniz … yöntem seçin | miles do … Choose another method | مایل‌های … انتخاب کنید
payment.opening | bağlanılıyor | Connecting | حال اتصال
payment.promotion.stands | uygulandı … boşaltıp uygulayın | applied … To remove it | اعمال … را بزنید
payment.refused.amount-wrong | Ödenecek tutar değişti … yeniden başlatın | pay has changed … Look at the | مبلغ پرداخت … آغاز کنید
payment.refused.card-invalid | kart geçerli … kart kullanın | card is not valid … Check its details | کارت معتبر … کار ببرید
payment.refused.card-not-found | bilgisi bulunamadı … yeniden girin | card details were … Enter the card | کارت پیدا … وارد کنید
payment.refused.card-number-sent | yalnızca bankanın alanlarına … reddedildi | turned away unread … bank’s own fields | کادرهای بانک … خوانده نشد
payment.refused.card-to-be-checked | Kart bilgilerini kontrol … yeniden deneyin | Check the card details … try again | مشخصات کارت را بررسی … تلاش
payment.refused.daily-limit | günlük limiti aşıldı … Başka bir kart | daily limit … another card | سقف روزانهٔ … کارت دیگری
payment.refused.expiry-wrong | Son kullanma … yeniden yazın | expiry … Enter the month | انقضا … وارد کنید
payment.refused.holder-wrong | karttakiyle … gibi yazın | cardholder’s … Enter the name | دارندهٔ … وارد کنید
payment.refused.miles-unknown | numarayla … kontrol edin | miles account … Check the number | مایلی … بررسی کنید
payment.refused.not-reached | Yanıt alınamadı … iki kez alınmaz | no answer … never taken twice | پاسخی نرسید … دو بار برداشته نمی‌شود
payment.refused.nothing-due | süresi geçti … yeniden seçin | passed … Look at what | نمانده یا مهلت … انتخاب کنید
payment.refused.number-wrong | Kart numarası … yeniden yazın | number is wrong … Enter the number | کارت نادرست … وارد کنید
payment.refused.one-card-only | ödemede … kart seçin | More … Choose a single | کارت پذیرفته … انتخاب کنید
payment.refused.open-ticket-unknown | numarası bulunamadı … yeniden deneyin | number was … Check the number | باز پیدا … تلاش کنید
payment.refused.operation-failed | tamamlanamadı ve kartınızdan … yöntem seçin | operation … Try again or | نشد و چیزی … انتخاب کنید
payment.refused.option-time-expired | Opsiyon süresi doldu … baştan başlatın | option time … Choose again and | رزرو به پایان … آغاز کنید
payment.refused.payment-failed | onaylanmadı … bankanızla görüşün | approved … Choose another method | پرداخت تأیید … تماس بگیرید
payment.refused.payment-returned | alma tamamlanamadı … Yeniden seçin | purchase could … Choose again | خرید کامل … انتخاب کنید
payment.refused.payment-type-unknown | kullanılamıyor … yöntemi seçin | payment cannot … Choose another method | پرداخت پذیرفته … انتخاب کنید
payment.refused.payment-underway | sonuçlanmadı … yeniden deneyin | no result … Try again in | نداده … تلاش کنید
payment.refused.payment-unknown | ödeme yok … yeniden başlatın | such payment … Begin the payment | پرداختی وجود … آغاز کنید
payment.refused.promo-unknown | Promosyon … yeniden yazın | promotion … Check the code | تخفیف … وارد کنید
payment.refused.rental.holder | sürücünün … gibi yazın | card must … Use the driver’s | راننده باشد … وارد کنید
payment.refused.rental.type | kartıyla … kartı kullanın | card only … Use a credit | اعتباری پرداخت … استفاده کنید
payment.refused.security-code-wrong | Güvenlik … yeniden yazın | security … Enter the code | امنیتی … وارد کنید
payment.refused.sms-code-old | kodunun … kod isteyin | SMS code has expired … Ask for a | منقضی … تازه‌ای بخواهید
payment.refused.sms-code-wrong | SMS kodu yanlış … kodu yazın | SMS code is wrong … Enter the 6 | پیامک نادرست … وارد کنید
payment.refused.sms-too-soon | istenebilir … yeniden isteyin | code may … Wait a little | بار می‌توان … دوباره بخواهید
payment.refused.time-ended | süresi doldu ve para alınmadı … yeniden başlayın | time has ended and nothing was taken … Begin again | به پایان رسید و چیزی برداشته نشد … دوباره
payment.refused.title | Ödeme alınamadı … para çekilmedi | payment was not made … Nothing was taken | پرداخت انجام … برداشته نشد
payment.refused.wagon-closed | satışa kapalı … Başka bir vagon … geri gönderilir | closed for sale … another coach … sent back | بسته است … واگن دیگری … بازگردانده می‌شود
payment.refused.wagon-shut | satışa kapalı … Başka bir vagon … para alınmadı | closed for sale … another coach … nothing was taken | بسته است … واگن دیگری … برداشته نشد
payment.refused.wallet-alias-taken | adla … ad verin | a card … Give the card | کارتی … کارت بدهید
payment.refused.wallet-card-not-ready | ödeme yapılamaz … doğrulayın | cannot pay now … Verify it | نمی‌توان پرداخت … تأیید
payment.refused.wallet-card-unknown | cüzdanınızda … listesini yenileyin | your wallet … Refresh the list | کارت در کیف … تازه کنید
payment.rests | Süren işlem bitince | once what is under way is done | پس از پایان کار
payment.settling | Ödeme alınıyor … kapatabilirsiniz | Taking the payment … may close | پرداخت در حال انجام … ببندید
payment.settling.text | Aynı ödeme … de gönderilir | charged twice … We will also | ایمیل هم فرستاده
payment.stopped.again | Yeniden seç | Choose again | انتخاب دوباره
payment.terms.first | Ödemeden önce sözleşmeyi kabul | Accept the agreement … before you pay | پیش از پرداخت، قرارداد را بپذیرید
payment.wallet.after-terms | Cüzdanınız … sözleşmeyi onaylayınca | wallet opens once … accept | کیف پول … پذیرش قرارداد
price.due | Ödenecek tutar | To pay | قابل پرداخت
seat-clock.payment | ödeme saati | Pay by {time} | پرداخت تا ساعت
seat-clock.payment.day | Son ödeme: {moment} | Pay by {moment} | مهلت پرداخت تا {moment}
wallet.card.not-ready | anda ödeme | This card cannot pay now | با این کارت اکنون نمی‌توان پرداخت
wallet.code.ask-new | Önce yeni | code first | نخست کد
wallet.code.lapsed | Kodun süresi … kod isteyin | The code … Ask for a | زمان کد … تازه‌ای بخواهید
wallet.code.wrong | hanesini | digits of the code | رقم کد
`;
