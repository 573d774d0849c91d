/** What is said of tickets, packages and cars that were bought. */
export const sentencesAfterSale = `
actions.change.one-way | seferde … biletlerini seçin | One direction … Select tickets for | مسیر تغییر … انتخاب کنید
actions.change.whole-way | yolculukta … de seçin | trains is changed … Select the other | تعویض … انتخاب کنید
actions.differs | Onaylamadan … kontrol edin | Check the new … amount before | تأیید، مبلغ … را ببینید
actions.not-reached | Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; hiçbir şey kaybolmadı | nothing is lost | ارتباط با سرور برقرار نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید؛ چیزی از دست نرفته است
actions.refused | İşlem yapılamadı | couldn’t do | عملیات انجام نشد
after-sale.refused.amount-differs | yeniden hesaplayın | Calculate again to | محاسبه کنید
after-sale.refused.changed-too-often | kez değiştirildi … bilete çevirebilirsiniz | three … You can refund | بار تغییر … تبدیل کنید
after-sale.refused.convert-together | Birlikte … biletleri seçin | converted together … Select all tickets | بلیت‌هایی … انتخاب کنید
after-sale.refused.document-not-found | bilgilerle bilet … kontrol edin | found no ticket … Check the ticket | بلیتی … بررسی کنید
after-sale.refused.no-ticket-chosen | az bir bilet | one ticket | بلیت انتخاب
after-sale.refused.open-ticket-expired | dolduğu … kartla ödeyin | expired and cannot … Choose another one | باز تمام … کارت بپردازید
after-sale.refused.open-ticket-not-found | bilgilerle açık … kontrol edin | open ticket for these … Check the open | بازی … بررسی کنید
after-sale.refused.open-ticket-used | bilet kullanılmış … kartla ödeyin | ticket has been used … Choose another one | باز استفاده … کارت بپردازید
after-sale.refused.place-not-held | Yeni koltuk … yeniden seçin | longer held … Choose the seat | صندلی جدید … انتخاب کنید
after-sale.refused.range-too-wide | listelenir … Aralığı daraltın | list up … Choose a shorter | بار حداکثر … انتخاب کنید
after-sale.refused.range-wrong | başlangıçtan … Tarihleri düzeltin | 1900 … Correct the dates | سال‌ها … اصلاح کنید
after-sale.refused.return-together | kucakta … iade etmeyin | alone … Select their tickets | نمی‌توانند … نگه دارید
after-sale.refused.service-unknown | hizmetlerden … hizmet seçin | chosen services … Choose another one | خدمات انتخاب‌شده … انتخاب کنید
after-sale.refused.ticket-already-converted | çevrildi … sayfasında bulabilirsiniz | already been converted … You can find | بلیت پیش‌تر … پیدا می‌کنید
after-sale.refused.ticket-not-changeable | bilet değiştirilemez … biletler değiştirilir | This ticket cannot be changed … Only valid tickets | بلیت قابل تغییر … قابل تغییرند
after-sale.refused.ticket-not-convertible | çevrilemez … sayfasında görebilirsiniz | cannot be converted … See its status | بلیت قابل تبدیل
after-sale.refused.ticket-not-returnable | iade edilemez … iade edilir | cannot be refunded … Only valid tickets | قابل استردادند
after-sale.refused.ticket-unknown | rezervasyonda yok … kontrol edin | ticket is … Check the ticket | بلیت در … بررسی کنید
after-sale.refused.too-late-for-ticket | artık yapılamaz … hattı arayın | too close … Call 444 82 | بودن … تماس بگیرید
after-sale.refused.trains-overlap | Trenlerden … trenler seçin | previous … Choose trains that | قطارها پیش … هم باشند
change.refused | değiştirilemiyor | changed this way | صورت قابل
copies.refused.no-copies-here | saklamıyor … veya yazdırın | pages … Save the ticket | صفحه‌ها … چاپ کنید
copies.refused.no-room | Cihazda … olarak kaydedin | no space … Free up some | فضایی … ذخیره کنید
copies.refused.not-reached | yüklenemedi … yeniden deneyin | couldn’t load … Check your connection | بارگذاری نشد … تلاش کنید
copies.refused.title | saklanamadı | tickets were | نشدند
coupon-lookup.refused | bilet gösterilemedi | show the open | باز نشان
extras.refused | onaylanamadı | confirmed | خدمات تأیید
history.refused | Liste gösterilemedi | show the list | فهرست نشان
history.refused.not-found | liste bulunamadı … giriş yapın | No list … Log out and | فهرستی … وارد شوید
lookup.link.refused | gönderilemedi | couldn’t send | فرستاده نشد
lookup.open.refused | Bağlantı açılamadı | couldn’t open | لینک باز
lookup.refused.not-reached | Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız kayıtlı | We couldn’t reach our server. Check your connection and try again; your entries are saved | ارتباط با سرور برقرار نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید؛ اطلاعات شما ذخیره است
lookup.refused.title | Bilet gösterilemedi | show the ticket | بلیت نشان
open-sale.refused.payment-underway | kadar vazgeçilemez | booking is in progress … it cannot be | نتیجه نمی‌توان … منصرف شد
package.cancel.refused | İptal edilemedi | couldn’t cancel it | لغو نشد
package.refused.no-train | aboneliğin … abonelik seçin | runs between … Choose other stations | حرکت نمی‌کند … انتخاب کنید
package.refused.not-between | seçtiğiniz istasyonlar … abonelik seçin | valid between … Choose other stations | اشتراک بین … انتخاب کنید
package.refused.not-bought-here | alınmadı … hattı arayın | bought here … call 444 82 | خریداری … تماس بگیرید
package.refused.not-for-age | hesabınızda … abonelik seçin | no date … Check your details | نمی‌شود یا تاریخ … انتخاب کنید
package.refused.not-on-channel | kanalından … abonelik seçin | channel … Choose another subscription | کانال … انتخاب کنید
package.refused.not-that-day | haftanın … günü seçin | valid on … Choose another start | هفته معتبر … انتخاب کنید
package.refused.over | paketin … tutar yok | used up … there is nothing | یافته … نمانده است
package.refused.passive | paket etkin … şey yok | inactive … there is nothing | غیرفعال … لغو نیست
package.refused.too-far | birbirinden … abonelik seçin | apart … Choose nearer stations | دورند … انتخاب کنید
package.refused.unknown | paket satılmıyor … hattı arayın | subscription or package … Call 444 82 | بسته فروخته … تماس بگیرید
rental.cancel.differs | tutarı değişti … tutarı onaylayın | refund has changed … confirm the new | برگشتی … تأیید کنید
rental.not-reached | Yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin | There was no response. Check your connection and try again | پاسخی نرسید. اتصال اینترنت را بررسی و دوباره تلاش کنید
rental.refused.car-price-changed | Aracın … yeniden arayın | car has changed … Search again to | قیمت … جست‌وجو کنید
rental.refused.car-taken | kiralandı … araç seçin | just … Choose another one | حالا کرایه … انتخاب کنید
rental.refused.car-unknown | araç listede … araç seçin | car is not … Choose another one | خودرو در فهرست … انتخاب کنید
rental.refused.cars-unpaid | üç araç … ödemesini yapın | Three of your … Pay for one | سه خودرویی … بپردازید
rental.refused.contracts-needed | bilgilendirmeyi | pre-contract | اطلاعات پیش
rental.refused.driver-incomplete | bilgilerinde … alanları düzeltin | invoice … Correct the marked | صورت‌حساب … اصلاح کنید
rental.refused.driver-too-young | Sürücünün yaşı … araç seçin | young … Choose a car | سن راننده … انتخاب کنید
rental.refused.licence-too-new | Ehliyet … araç seçin | licence … Choose a car | گواهی‌نامه … کمتری می‌خواهد
rental.refused.link-over | bulup … bağlantı isteyin | Find the reservation | با شماره … جدیدی بخواهید
rental.refused.money-underway | kiralamanın … yeniden deneyin | rental is in progress … Try again in | پرداخت این کرایه … تلاش کنید
rental.refused.more-proof-needed | ulaşılabilir … aşağıdan isteyin | opened … Ask for the | ایمیل می‌شود … پایین بخواهید
rental.refused.not-cancellable | kiralama artık … iptal edildi | longer be cancelled … its pick-up time | کرایه دیگر … شده است
rental.refused.not-cancelled | etmedi … Ofisi arayın | cancellation … Call the office | نپذیرفت … تماس بگیرید
rental.refused.not-found | rezervasyon numarası … kontrol edin | reservation number … Check your entries | خانوادگی کرایهٔ … بررسی کنید
rental.refused.office-closed | Ofis seçilen … saat seçin | office is closed … Choose a time | انتخاب‌شده بسته … انتخاب کنید
rental.refused.over | süresinde … para çekilmedi | paid in time … Nothing was taken | خود پرداخت … کم نشد
rental.refused.payment-underway | araçlardan … yeniden deneyin | these cars … Wait for the | خودروها در جریان … تلاش کنید
rental.refused.place-unknown | ofis seçin | find this office … Choose one from | دفتر انتخاب‌شده … انتخاب کنید
rental.refused.proof-needed | kiralamayı | cancel, ask | مرورگری
rental.refused.returned | Ödemenizin tamamı … gün sürebilir | full … The refund may | کل مبلغ … طول بکشد
rental.refused.search-over | listesinin … yeniden arayın | cars has expired … Search again | خودروها تمام … جست‌وجو کنید
rental.refused.time-wrong | bırakış … içinde olmalı | drop-off … Pick-up must be | بازگرداندن … روز باشد
rental.refused.title | İşlem yapılamadı | couldn’t do | عملیات انجام نشد
rental.refused.train-not-found | yolculuk bulunamadı … kontrol edin | no journey … Check your entries | سفری … بررسی کنید
rental.refused.train-over | gelecek … kendiniz yazın | future … Enter the place | آینده … وارد کنید
rental.refused.train-proof | PNR çok … kendiniz yazın | PNR was tried … Enter the place | PNR بیش … وارد کنید
rental.refused.unreachable | vermiyor … yeniden deneyin | responding … Try again in | نمی‌دهد … تلاش کنید
`;
