/** What is said of trains, seats and passengers that cannot be had. */
export const sentencesOfBooking = `
alarm.cancel.refused | iptal edilemedi | alarm was not cancelled | هشدار لغو
alarm.refused | kurulamadı | alarm was not set | هشدار ثبت
alarm.refused.over | bağlantının … treni kalkmış | no more … it was cancelled | هشدار این لینک … کرده است
alarm.refused.too-many | sınıfında … sınıf seçin | many places … Choose fewer places | این‌قدر … انتخاب کنید
booking.refused.age-mismatch | tarifeye … tarife seçin | passenger’s age … Correct the date | انتخاب‌شده مطابقت … انتخاب کنید
booking.refused.back-before-outward | Dönüş … treni seçin | outbound … Choose a later | برگشت … انتخاب کنید
booking.refused.birth-date-wrong | giriniz | past | تولدی
booking.refused.companion-alone | engelli … tarifeyi değiştirin | disabled … Add that passenger | معلولیت … عوض کنید
booking.refused.compartment-not-whole | kompartımanın … de seçin | needs … Choose the other | نیاز … انتخاب کنید
booking.refused.contact-needed | İletişim … telefonunu girin | Contact … Enter the first | اطلاعات تماس … وارد کنید
booking.refused.couchette-not-closed | kapatılır … yere alın | covered … Fill it or | چهارتخته … انتخاب کنید
booking.refused.dependent-elsewhere | ettiği … yeniden seçin | dependent … Choose the seat | وابسته … انتخاب کنید
booking.refused.email-wrong | adresi anlaşılamadı … adres yazın | One passenger’s … Enter a single | مسافران خوانده … وارد کنید
booking.refused.family-size | satışta … tarifeyi değiştirin | family … Change the number | خانواده … عوض کنید
booking.refused.foreign-use-blocked | yararlanabilir … tarife seçin | citizens … Choose another fare | شهروندان … انتخاب کنید
booking.refused.gender-mismatch | cinsiyetten … yeniden seçin | passenger’s gender … Correct the gender | هنگام … انتخاب کنید
booking.refused.hold-differs | ayrılan … yeniden seçin | named … Choose the seat | نگه‌داشته‌شده … انتخاب کنید
booking.refused.identity-needed | yolcu için T.C … numarası girin | passport | گذرنامه
booking.refused.identity-not-verified | doğrulanamadı … kontrol edin | identity could … Check the identity | هویت تأیید … بازبینی کنید
booking.refused.identity-unreachable | doğrulama … yeniden deneyin | Identities … Try again in | تأیید هویت … تلاش کنید
booking.refused.key-in-use | İsteğiniz şu anda … yeniden deneyin | request is being carried … Try again in | کمی دیگر … تلاش کنید
booking.refused.key-used-otherwise | başka bilgilerle … yeniden deneyin | other details … Reload the page | اطلاعات دیگری … امتحان کنید
booking.refused.marriage-not-in-year | evlenen … tarifeyi değiştirin | newly-married … Change the date | نوازدواج … عوض کنید
booking.refused.more-proof-needed | gönderilecek | reach this booking … Ask for the | ایمیلتان فرستاده … را بخواهید
booking.refused.name-wrong | içerebilir … soyadı düzeltin | apostrophes … Correct the name | آپاستروف … درست کنید
booking.refused.no-passenger | Hiç … yolcu ekleyin | no passenger … Add at least | مسافری وارد … اضافه کنید
booking.refused.not-found | rezervasyon bulunamadı … kontrol edin | No booking … Check both and | خانوادگی پیدا … بررسی کنید
booking.refused.not-found-by-email | eşleşen … kontrol edin | Nothing matches … Check the PNR | ایمیل نمی‌خواند … بازبینی کنید
booking.refused.not-in-this-status | durumunda … durumuna bakın | cannot be done … Look at its | شدنی … را ببینید
booking.refused.option-not-extended | uzatılamaz … satın alın | longer be extended … Buy the ticket | تمدید نمی‌شود … را بخرید
booking.refused.pet-first | hayvan olamaz … yolcu ekleyin | only passenger … Add a passenger | مسافر نمی‌تواند … اضافه کنید
booking.refused.place-of-another | ayrılmadı … yeniden seçin | kind of passenger … Choose the place | مسافر نگه … انتخاب کنید
booking.refused.price-unknown | satış yapılamıyor … yer seçin | cannot be sold … Choose another place | فروختنی … انتخاب کنید
booking.refused.proof-needed | e-postanıza gönderilen | do this, open | لینک فرستاده‌شده
booking.refused.seat-count-wrong | sayısına … koltuk seçin | seats differs … Choose one seat | شمار صندلی‌ها … انتخاب کنید
booking.refused.selection-time-expired | Seçtiğiniz koltukların … yeniden seçin | run out … Choose your seats | صندلی‌هایی … انتخاب کنید
booking.refused.tariff-unknown | tarife satılmıyor … tarife seçin | type is not sold … Choose another one | تعرفه فروخته … انتخاب کنید
booking.refused.ticket-letter-needed | yolcuya … yolcu seçin | information goes … Choose one | اطلاعات بلیت … انتخاب کنید
booking.refused.too-late-to-reserve | kaldığında … satın alabilirsiniz | reserved … You can buy | حرکت نمی‌توان … حالا بخرید
booking.refused.too-many-lap-children | sayısının … koltuk alın | children … Take a seat | کودکان … صندلی بگیرید
booking.refused.too-many-passengers | sınırını … satışa bölün | takes … Split them into | بیشتر … تقسیم کنید
journey-list.refused | listelenemedi | journeys | قطاری برای نمایش
journey-list.refused.no-train | sefer yok | train on this day | روز قطاری
option.refused.ended | Rezervasyonun süresi … sefer arayabilirsiniz | option has ended … You can search | رزرو تمام … جست‌وجو کنید
option.refused.payment-underway | rezervasyonun ödemesi … iptal edilemez | reservation is under … it cannot be | لغو نمی‌شود
passenger.refused.key-in-use | hâlâ işleniyor … yeniden deneyin | still being … Try again in | درخواست شما هنوز … تلاش کنید
passenger.refused.not-reached | Sunucu yanıt … yazdıklarınız duruyor | The server did not answer. Check your connection and try again; what you typed is still here | سرور پاسخ … خود است
passenger.refused.title | Yolcu bilgileri … ayrılmış durumda | passenger details … your seats are | مسافران پذیرفته … مال شماست
passenger.refused.too-many-tries | bilgileri çok … 33’ü arayın | identity details … Check them and | شناسایی بیش … تماس بگیرید
search.refused.day-not-on-sale | bilet satılmıyor … tarih seçin | Tickets are … Choose a day | تاریخ بلیت … باز است
search.refused.no-train-found | tarihte … istasyon deneyin | route … Try another day | تاریخ قطاری … امتحان کنید
search.refused.station-unknown | satışına … istasyon seçin | sells … Choose another one | ایستگاه انتخاب‌شده … انتخاب کنید
search.refused.stations-alike | istasyonu aynı … Birini değiştirin | departure station … Change one of | مقصد یکی … تغییر دهید
search.refused.stations-unpaired | arasında bilet … istasyonunu değiştirin | two stations … Change the departure | ایستگاه بلیت … عوض کنید
search.refused.train-unknown | sefer tarifede … yeniden arayın | the timetable … Search for it | برنامهٔ … جست‌وجو کنید
seat-map.is.refused | seçilemez: {reason} | cannot be chosen: {reason} | قابل انتخاب نیست: {reason}
seat-map.legend.refused | seçemez | Not for this passenger | نامناسب
seat-map.list.refused | Seçilemeyen | why | غیرقابل
seat-map.missing | koltuk daha seçin | more seats | دیگر انتخاب
seat-map.refused | {seat} seçilemez | {seat} cannot be chosen | {seat} قابل انتخاب نیست
seat-map.refused.extension | uzatılamadı | time could | تمدید نشد
seat-map.refused.hold | tutulamadı | seat could | صندلی نگه داشته
seat-map.refused.not-reached | Sunucuya ulaşılamadı. Yeniden deneyin | We couldn’t reach our server. Try again | ارتباط با سرور برقرار نشد. دوباره تلاش کنید
seat-map.seatmate.refused | istenemedi | could not ask | درخواست اجازه
seat.refused.coach-closed | vagon satışa … vagon seçin | This coach … Choose another coach | واگن بسته … انتخاب کنید
seat.refused.compartment-of-others | kompartımanda … kompartıman seçin | Passengers … Choose another compartment | می‌کنند … انتخاب کنید
seat.refused.gender-beside | oturuyor … koltuk seçin | sits … Choose another seat | نشسته … انتخاب کنید
seat.refused.hold-not-extended | tutulamıyor … ödemeye geçin | any longer … Go on to | صندلی‌های شما بیش … پرداخت بروید
seat.refused.hold-unknown | koltuk sizin … yeniden seçin | being held … Choose again on | صندلی برای … انتخاب کنید
seat.refused.pet-not-here | yolcusunun … koltuk seçin | coaches … Choose another seat | واگن‌های … انتخاب کنید
seat.refused.sale-not-open | başlamadı … gün seçin | opened … Try again once | آغاز نشده … انتخاب کنید
seat.refused.seat-taken | tarafından … koltuk seçin | Another passenger … Choose another seat | دیگری گرفته … انتخاب کنید
seat.refused.seat-unknown | güzergâhta … yeniden seçin | these stations … Reload the seat | صندلی‌ای … انتخاب کنید
seat.refused.train-departed | istasyondan … treni seçin | left the station … Choose a later | ایستگاهی … انتخاب کنید
seat.refused.wheelchair-only | refakatçileri … koltuk seçin | companions … Choose another seat | آن‌هاست … انتخاب کنید
seatmate.refused | İzin kaydedilemedi | noted | موافقت
seatmate.refused.over | bağlantı artık … tren kalkmış | longer valid … it is too | دیگر معتبر … کرده است
`;
