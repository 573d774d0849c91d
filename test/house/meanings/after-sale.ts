/** What is said of tickets, packages and cars that were bought. */
export const sentencesAfterSale = `
actions.change.one-way | kerede … biletlerini seçin | One way … Choose tickets of | مسیر تغییر … انتخاب کنید
actions.change.whole-way | yolculukta … de seçin | trains is changed … Select the other | تعویض … انتخاب کنید
actions.differs | arada değişti … görüp onaylayın | changed meanwhile … Look at the | میان تغییر … را ببینید
actions.not-reached | Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; hiçbir şey kaybolmadı | nothing is lost | اتصال اینترنت … نرفته است
actions.refused | İşlem yapılamadı | couldn’t do | عملیات انجام نشد
after-sale.refused.amount-differs | Tutar değişti … yeniden hesaplatın | Have it calculated | مبلغ تغییر … انجام دهید
after-sale.refused.changed-too-often | kez değiştirildi … bilete çevirebilirsiniz | changed three … You can return | بار تغییر … تبدیل کنید
after-sale.refused.convert-together | Birlikte … biletlerini seçin | converted together … Choose all tickets | بلیت‌هایی … انتخاب کنید
after-sale.refused.document-not-found | gösterilecek … kontrol edin | shown for these … Check the ticket | بلیتی … بررسی کنید
after-sale.refused.no-ticket-chosen | az bir bilet | one ticket | ابتدا
after-sale.refused.open-ticket-expired | doldu, seçilemez … kartla ödeyin | expired and cannot … Choose another one | انتخاب‌پذیر … کارت بپردازید
after-sale.refused.open-ticket-not-found | bilgilerle açık … kontrol edin | fits … Check the coupon | بازی … بررسی کنید
after-sale.refused.open-ticket-used | kupon … kartla ödeyin | This coupon … Choose another open | کوپن استفاده … کارت بپردازید
after-sale.refused.place-not-held | artık sizin … yeniden seçin | longer held … Choose the seat | تازه دیگر … انتخاب کنید
after-sale.refused.range-too-wide | listelenir … Aralığı daraltın | listed … Choose a shorter | بار حداکثر … انتخاب کنید
after-sale.refused.range-wrong | başlangıçtan … Tarihleri düzeltin | start … Correct the dates | سال‌ها … اصلاح کنید
after-sale.refused.return-together | kucaktaki … iade etmeyin | cannot travel … Choose their tickets | نمی‌توانند … نگه دارید
after-sale.refused.service-unknown | Seçilen hizmetlerden … hizmet seçin | chosen services … Choose another from | خدمات برگزیده … انتخاب کنید
after-sale.refused.ticket-already-converted | çevrildi … sayfasında bulabilirsiniz | already been converted … You can find | بلیت پیش‌تر … من است
after-sale.refused.ticket-not-changeable | bilet değiştirilemez … biletler değiştirilir | This ticket cannot be changed … Only valid tickets | تغییرپذیر … تغییر داد
after-sale.refused.ticket-not-convertible | çevrilemez … sayfasından görebilirsiniz | cannot be converted … See its status | تبدیل نمی‌شود … من ببینید
after-sale.refused.ticket-not-returnable | iade edilemez … iade edilir | returned … Only valid tickets | قابل استردادند
after-sale.refused.ticket-unknown | rezervasyonda yok … kontrol edin | in this booking … Check the ticket | بلیت در … بررسی کنید
after-sale.refused.too-late-for-ticket | artık yapılamaz … hattı arayın | too close … Call 444 82 | بودن … تماس بگیرید
after-sale.refused.trains-overlap | Trenlerden … trenler seçin | One train … Choose trains that | قبلی … هم باشند
change.refused | değiştirilemiyor | cannot be changed so | صورت تغییر
copies.refused.no-copies-here | saklamıyor … veya yazdırın | keeps … Save the ticket | نمی‌دارد … چاپ کنید
copies.refused.no-room | Cihazda … olarak kaydedin | Make room and | جایی … ذخیره کنید
copies.refused.not-reached | Bilete … yeniden deneyin | ticket could … Check your connection | بلیت ممکن … تلاش کنید
copies.refused.title | saklanamadı | tickets were | نشدند
coupon-lookup.refused | bilet gösterilemedi | ticket was not shown | باز نشان
extras.refused | onay alınamadı | confirmed | خدمات تأیید
history.refused | gösterilmedi | list was not shown | فهرست نشان
history.refused.not-found | liste bulunamadı … giriş yapın | No list … Log out and | فهرستی … وارد شوید
lookup.link.refused | gönderilemedi | link was not sent | فرستاده نشد
lookup.open.refused | Bağlantı açılamadı | link did | لینک باز
lookup.refused.not-reached | Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor | We couldn’t reach our server. Check your connection and try again; what you typed is still here | بازبینی و دوباره … جایش است
lookup.refused.title | Bilet gösterilemedi | ticket cannot be shown | بلیت نشان
open-sale.refused.payment-underway | kaydın ödemesi … dek vazgeçilemez | booking is under … it cannot be | پوشید
package.cancel.refused | İptal edilmedi | It was not cancelled | لغو نشد
package.refused.no-train | aboneliğin … abonelik seçin | runs between … Choose other stations | رفت‌وآمد … انتخاب کنید
package.refused.not-between | seçtiğiniz istasyonlar … abonelik seçin | good between … Choose other stations | برگزیدید معتبر … انتخاب کنید
package.refused.not-bought-here | satın alınmadı … hattı arayın | bought here … call 444 82 | خریداری … تماس بگیرید
package.refused.not-for-age | hesabınızda … abonelik seçin | no birth … Look at your | نمی‌شود یا تاریخ … انتخاب کنید
package.refused.not-on-channel | kanalından … abonelik seçin | channel … Choose another subscription | کانال … انتخاب کنید
package.refused.not-that-day | haftanın … günü seçin | day of the week … Choose another first | هفته معتبر … انتخاب کنید
package.refused.over | paketin … tutar kalmadı | used up … nothing of it | یافته
package.refused.passive | pasif … şey kalmadı | inactive … there is nothing | غیرفعال
package.refused.too-far | istasyonların … abonelik seçin | apart … Choose nearer stations | فاصلهٔ … انتخاب کنید
package.refused.unknown | paket satılmıyor … hattı arayın | subscription or package … Call 444 82 | بسته‌ای فروخته
rental.cancel.differs | ödenecek … tutarı onaylayın | What comes … confirm the new | بازگشتی … تأیید کنید
rental.not-reached | Yanıt gelmedi … yeniden deneyin | came … Check your connection | پاسخی نرسید. اتصال خود را بررسی و دوباره تلاش کنید
rental.refused.car-price-changed | Aracın … yeniden arayın | car has changed … Search for cars | قیمت … جست‌وجو کنید
rental.refused.car-taken | kiralandı … araç seçin | just been rented … Choose another one | حالا کرایه … انتخاب کنید
rental.refused.car-unknown | araç listede … araç seçin | car is not … Choose another one | خودرو در فهرست … انتخاب کنید
rental.refused.contracts-needed | bilgilendirme | contract | اطلاعات پیش
rental.refused.driver-incomplete | bilgilerinde … alanları düzeltin | invoice … Correct the fields | صورت‌حساب … اصلاح کنید
rental.refused.driver-too-young | karşılamıyor … araç seçin | young … Choose a car | سن راننده … انتخاب کنید
rental.refused.licence-too-new | Ehliyet … araç seçin | licence … Choose a car | گواهی‌نامه … کمتری می‌خواهد
rental.refused.link-over | bulup … bağlantı isteyin | link was used … Find the reservation | کهنه … تازه‌ای بخواهید
rental.refused.money-underway | kiralamanın … yeniden deneyin | rental is under … Try again in | پرداخت این کرایه … تلاش کنید
rental.refused.more-proof-needed | ulaşılabilir … aşağıdan isteyin | e-mailed … Ask for the | می‌شود می‌توان … پایین بخواهید
rental.refused.not-cancellable | kiralama artık … iptal edildi | longer be cancelled … its pick-up time | کرایه دیگر … شده است
rental.refused.not-cancelled | etmedi … telefonla arayın | cancellation … Call the office | نپذیرفت … تماس بگیرید
rental.refused.not-found | rezervasyon numarası … kontrol edin | reservation number … Check what you | خانوادگی، کرایهٔ … بررسی کنید
rental.refused.office-closed | Ofis seçilen … saat seçin | office is closed … Choose an hour | انتخاب‌شده بسته … انتخاب کنید
rental.refused.over | ödenmedi … para çekilmedi | rental was not paid … Nothing was taken | خود پرداخت … نشده است
rental.refused.payment-underway | araçlardan … yeniden deneyin | these cars … Wait for its | خودروها در جریان … امتحان کنید
rental.refused.place-unknown | ofis seçin | office was … Choose one from | دفتر انتخاب‌شده … انتخاب کنید
rental.refused.proof-needed | kiralamayı | browser in which | مرورگری
rental.refused.returned | Ödemenizin tamamı … gün sürebilir | money … Depending on your | کارتتان … طول بکشد
rental.refused.search-over | listesinin … yeniden arayın | longer in force … Search for cars | فهرست خودروها … جست‌وجو کنید
rental.refused.time-wrong | bırakış … içinde olmalıdır | drop-off … Pick-up is at | تحویل و بازگرداندن … ۳۰ روز
rental.refused.title | İşlem yapılamadı | couldn’t do | انجام نشد
rental.refused.train-not-found | yolculuk bulunamadı … kontrol edin | journey was found … Check what you | خانوادگی سفری … بررسی کنید
rental.refused.train-over | önünüzdeki … kendiniz yazın | ahead … Type place and | معتبری … وارد کنید
rental.refused.train-proof | çok deneme … kendiniz yazın | PNR was tried … Type place and | حد آزموده … وارد کنید
rental.refused.unreachable | vermiyor … yeniden deneyin | company does … Try again in | هم‌اکنون … تلاش کنید
`;
