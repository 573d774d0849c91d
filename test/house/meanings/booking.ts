/** What is said of trains, seats and passengers that cannot be had. */
export const sentencesOfBooking = `
alarm.cancel.refused | iptal edilemedi | cancel the alarm | هشدار لغو
alarm.refused | kurulamadı | couldn’t set | هشدار ثبت
alarm.refused.over | alarm … treni kalkmış | alarm no … it was cancelled | هشدار دیگر … کرده است
alarm.refused.too-many | sınıfında … sınıf seçin | many seats … Choose fewer seats | فروش ندارد … انتخاب کنید
booking.refused.age-mismatch | günündeki … tarife seçin | passenger’s age … Correct the date | انتخاب‌شده مطابقت … انتخاب کنید
booking.refused.back-before-outward | Dönüş … treni seçin | outbound … Choose a later | برگشت پیش … انتخاب کنید
booking.refused.birth-date-wrong | giriniz | past | تولد معتبری
booking.refused.companion-alone | engelli … tarifeyi değiştirin | disabled … Add that passenger | معلولیت … تغییر دهید
booking.refused.compartment-not-whole | tarifesinde … de seçin | needs … Choose its other | تعرفهٔ سگ … انتخاب کنید
booking.refused.contact-needed | İletişim … telefonunu girin | contact details … Enter the first | لازم … وارد کنید
booking.refused.couchette-not-closed | kompartımanını … yer seçin | covered … Fill it or | چهارتخته … انتخاب کنید
booking.refused.dependent-elsewhere | kişiyle … yeniden seçin | dependent … Choose the seat | وابسته … انتخاب کنید
booking.refused.email-wrong | adresi geçerli … adres yazın | One passenger’s … Enter one address | مسافران معتبر … وارد کنید
booking.refused.family-size | satışta … tarifeyi değiştirin | family … Change the number | خانواده … تغییر دهید
booking.refused.foreign-use-blocked | yararlanabilir … tarife seçin | citizens … Choose another fare | شهروندان … انتخاب کنید
booking.refused.gender-mismatch | cinsiyetten … yeniden seçin | differs … Correct the gender | جنسیتی … انتخاب کنید
booking.refused.hold-differs | ayrılan … yeniden seçin | one held … Choose the seat | نگه‌داشته‌شده … انتخاب کنید
booking.refused.identity-needed | yolcu için T.C … numarası girin | passport | گذرنامه
booking.refused.identity-not-verified | doğrulanamadı … kontrol edin | verify … Check the ID | هویت تأیید … بررسی کنید
booking.refused.identity-unreachable | doğrulama … yeniden deneyin | Identities … Try again in | تأیید هویت … تلاش کنید
booking.refused.key-in-use | İsteğiniz şu anda … yeniden deneyin | Your request is being … Try again in | درخواست شما در حال … تلاش کنید
booking.refused.key-used-otherwise | gönderildi … yeniden deneyin | other details … Reload the page | اطلاعات دیگری … تلاش کنید
booking.refused.marriage-not-in-year | evlenen … tarifeyi değiştirin | newly-married … Change the date | نوازدواج … تغییر دهید
booking.refused.more-proof-needed | gönderilecek | booking, ask | ایمیلتان می‌فرستیم
booking.refused.name-wrong | içerebilir … soyadı düzeltin | apostrophes … Correct the first | آپاستروف … اصلاح کنید
booking.refused.no-passenger | eklenmedi … yolcu ekleyin | no passenger … Add at least | مسافری وارد … اضافه کنید
booking.refused.not-found | soyadıyla bilet … kontrol edin | matches this PNR and surname … Check both and | خانوادگی پیدا نشد … بررسی کنید
booking.refused.not-found-by-email | e-postayla bilet … kontrol edin | PNR and e-mail … Check both and | ایمیل پیدا … بررسی کنید
booking.refused.not-in-this-status | Rezervasyonun … durumunu görün | booking’s … Reload the page | وضعیت کنونی … را ببینید
booking.refused.option-not-extended | uzatılamaz … satın alın | extended … Buy the tickets | خرید دیگر … را بخرید
booking.refused.pet-first | hayvan olamaz … yolcu ekleyin | only passenger … Add a passenger | مسافر نمی‌تواند … اضافه کنید
booking.refused.place-of-another | ayrılmadı … yeniden seçin | type of passenger … Choose again for | مسافر نگه … انتخاب کنید
booking.refused.price-unknown | satılamıyor … koltuk seçin | seat cannot … Choose another seat | صندلی قابل … انتخاب کنید
booking.refused.proof-needed | e-postanıza gönderilen | link we e-mailed | ایمیلتان فرستاده‌ایم
booking.refused.reserved-already | rezervasyonu var … satın alabilir | has two unpaid … Buy the ticket now | رزرو پرداخت‌نشده … حالا بخرید
booking.refused.reserved-share-full | ödemesiz rezervasyona … satın alabilirsiniz | reserved without payment … You can buy | بدون پرداخت رزرو … حالا بخرید
booking.refused.seat-count-wrong | sayısına … koltuk seçin | seats does … Choose one seat | تعداد صندلی‌ها … انتخاب کنید
booking.refused.selection-time-expired | Seçtiğiniz koltukların … yeniden seçin | seats has run … Choose your seats | صندلی‌های انتخابی … انتخاب کنید
booking.refused.tariff-unknown | tarife satılmıyor … tarife seçin | type is not sold … Choose another one | تعرفه فروخته … انتخاب کنید
booking.refused.ticket-letter-needed | yolcuya … yolcu seçin | Ticket information … Choose one | اطلاعات بلیت … انتخاب کنید
booking.refused.too-late-to-reserve | kaldığında … satın alabilirsiniz | Reservations … You can buy | حرکت ممکن … حالا بخرید
booking.refused.too-many-lap-children | sayısının … koltuk alın | children … Buy a seat | کودکان … صندلی بگیرید
booking.refused.too-many-passengers | sınırını … satışa bölün | many passengers … Split them into | بیشتر … تقسیم کنید
journey-list.leave.text | bırakılır … alabilir | are released … may take | لغو می‌شود … بگیرند
journey-list.leave.title | bırakılsın mı | Release your seats? | لغو شود؟
journey-list.leave.yes | Koltukları bırak | Release seats | لغو صندلی
journey-list.opens | ^Satışa açılış: {moment} | ^On sale from {moment} | ^آغاز فروش: {moment}
journey-list.refused | listelenemedi | No trains | قطاری برای نمایش
journey-list.refused.no-train | sefer yok | train on this day | روز قطاری
option.refused.ended | sefer arayabilirsiniz | You can search | می‌توانید دوباره … جست‌وجو کنید
option.refused.payment-underway | kadar iptal | payment for this reservation … it cannot be | لغو نمی‌شود
passenger.refused.key-in-use | hâlâ işleniyor … yeniden deneyin | still being … Try again in | درخواست شما هنوز … تلاش کنید
passenger.refused.not-reached | Sunucu yanıt … yazdıklarınız kayıtlı | Our server did not respond. Check your connection and try again; your entries are saved | سرور پاسخ … ذخیره است
passenger.refused.title | Yolcu bilgileri … ayrılmış durumda | accepted … your seats are | مسافران پذیرفته … شده است
passenger.refused.too-many-tries | bilgileri çok … hattı arayın | identity details … Check them and | هویتی … تماس بگیرید
rules.reservation.option | {hours, number} saat içinde … kalkıştan {before, number} saat önce | within {hours, … no later than {before, … before departure | ظرف {hours, … حداکثر تا {before, … پیش از حرکت
search.refused.day-not-on-sale | bilet satılmıyor … tarih seçin | Tickets are … Choose a day | تاریخ بلیت … باز است
search.refused.no-train-found | tarihte … istasyon deneyin | route and day … Try another day | تاریخ قطاری … انتخاب کنید
search.refused.station-unknown | satışına … istasyon seçin | sells … Choose another one | ایستگاه انتخاب‌شده … انتخاب کنید
search.refused.stations-alike | istasyonu aynı … Birini değiştirin | departure station … Change one of | مقصد یکی … تغییر دهید
search.refused.stations-unpaired | arasında bilet … istasyonunu değiştirin | two stations … Change the departure | ایستگاه بلیت … تغییر دهید
search.refused.train-unknown | tarifede bulunamadı … yeniden arayın | the timetable … Search again | قطار در برنامهٔ … جست‌وجو کنید
seat-map.is.refused | seçilemez: {reason} | cannot be chosen: {reason} | قابل انتخاب نیست: {reason}
seat-map.legend.refused | seçemez | Not for this passenger | نامناسب
seat-map.list.refused | Seçilemeyen | why | غیرقابل
seat-map.missing | koltuk daha seçin | more | دیگر انتخاب
seat-map.refused | {seat} seçilemez: {reason} | can’t | {seat} قابل انتخاب نیست: {reason}
seat-map.refused.extension | uzatılamadı | couldn’t extend | تمدید نشد
seat-map.refused.hold | ayrılamadı | couldn’t hold | صندلی نگه داشته
seat-map.refused.not-reached | Sunucuya ulaşılamadı. Yeniden deneyin | We couldn’t reach our server. Try again | ارتباط با سرور برقرار نشد. دوباره تلاش کنید
seat-map.seatmate.refused | istenemedi | couldn’t ask | درخواست اجازه
seat.refused.coach-closed | vagon satışa … vagon seçin | This coach is not on sale. Choose another coach | فروش این واگن بسته است. واگن دیگری انتخاب کنید
seat.refused.compartment-of-others | kompartımanda … kompartıman seçin | Passengers … Choose another compartment | می‌کنند … انتخاب کنید
seat.refused.gender-beside | oturuyor … koltuk seçin | different … Choose another seat | نشسته … انتخاب کنید
seat.refused.hold-not-extended | Koltuklarınızın … ödemeye geçin | any longer … Go to payment | نگه‌داری … پرداخت بروید
seat.refused.hold-unknown | koltuk sizin … yeniden seçin | seat is not held … Choose again on | صندلی برای شما نگه … انتخاب کنید
seat.refused.pet-not-here | yolcusunun … koltuk seçin | coaches … Choose another seat | واگن‌های … انتخاب کنید
seat.refused.sale-not-open | başlamadı … gün seçin | sale yet … Try again once | شروع نشده … انتخاب کنید
seat.refused.seat-taken | tarafından … koltuk seçin | Another passenger … Choose another seat | گرفته … انتخاب کنید
seat.refused.seat-unknown | güzergâhta … yeniden seçin | such seat … Refresh the seat | صندلی‌ای … انتخاب کنید
seat.refused.too-many-held | ayrılmış … satın alın ya da bırakın … yeniden deneyin | already held … Buy or release … try again | نگه داشته شده … بخرید یا لغو کنید … دوباره تلاش کنید
seat.refused.train-departed | istasyondan … treni seçin | already left … Choose a later | ایستگاهی … انتخاب کنید
seat.refused.wheelchair-only | refakatçileri … koltuk seçin | companions … Choose another seat | آن‌هاست … انتخاب کنید
seatmate.refused | İzin kaydedilemedi | save your permission | موافقت
seatmate.refused.over | bağlantı artık … tren kalkmış | longer valid … it has expired | دیگر معتبر … کرده است
`;
