/** What the shop writes, and what letters are put together from. */
export const sentencesOfLetters = `
letter.activation.text | üyeliği açıldı: {member} … hemen etkinleşir | membership was created … {member} … becomes active | ساخته شده است: {member} … فعال می‌شود
letter.alarm-ended.text | alarmı kurduğunuz sefer yapılmayacak … Alarmınız sona erdi | set a seat alarm for will not run … alarm has ended | ثبت کرده‌اید حرکت نمی‌کند … هشدار شما پایان یافت
letter.alarm-rung.text | koltuk boşaldı … kalkış {departure} … {until} saatine kadar | free seats again … departure {departure} … {until} | صندلی خالی شد … حرکت {departure} … {until}
letter.alarm-set.text | koltuk alarmı kuruldu … kalkış {departure} | seat alarm was set … departure {departure} | هشدار صندلی خالی ثبت شد … حرکت {departure}
letter.booking-link.text | {locator} PNR’li rezervasyonda işlem yapmak | manage the booking with PNR {locator} | مدیریت رزرو {locator}
letter.change-returned.text | değişiklik yapılamadı … İade edilen tutar: {amount} | change could not be made … Refunded: {amount} | تغییر انجام نشد … مبلغ برگردانده‌شده: {amount}
letter.changed.own | biletiniz değiştirildi. Yeni yolculuk | Your ticket in the booking | بلیت شما در رزرو {locator} تغییر کرد
letter.changed.text | bilet değiştirildi … İade edilenler | A ticket in your booking … was changed … Refunded | بلیتی از رزرو … تغییر کرد … مبالغ برگشتی
letter.converted.coupon | Açık bilet {number}: {amount}, son kullanma {until} | Open ticket {number}: {amount}, valid until {until} | بلیت باز {number}: {amount}، معتبر تا {until}
letter.converted.text | açık bilete çevrildi … kalan tutar iade edilmez | converted to open tickets … the rest is not | بلیت باز تبدیل شد … برگردانده نمی‌شود
letter.email-corrected.text | gişede bir Sefer üyeliğinin e-postası … {member} … önceki şifre artık geçerli değil | At a ticket office … {member} … previous one no longer works | در گیشه … {member} … رمز قبلی دیگر کار نمی‌کند
letter.ended.booking | henüz ödenmediği için rezervasyon sona erdi | not paid for yet, the booking has ended | پرداخت نشده بود، رزرو پایان یافت
letter.ended.change | Ödenmemiş değişiklik sona erdi | unpaid change has ended | تغییر پرداخت‌نشده پایان یافت
letter.extras-returned.text | hizmetler biletlere eklenemedi … İade edilen tutar: {amount} | could not be added to the tickets … Refunded: {amount} | به بلیت‌ها اضافه نشد … مبلغ برگردانده‌شده: {amount}
letter.extras.text | ek hizmetler satın alındı. Ödenen tutar: {amount} | Extra services were bought … Amount paid: {amount} | خدمات اضافی خریده شد. مبلغ پرداخت‌شده: {amount}
letter.given.coupon | iade kuponu {number}: {amount} | Refund coupon {number} … {amount} | کوپن استرداد {number} … {amount}
letter.given.lost | süresi dolduğu için iade edilmeyen tutar: {amount} | Not refunded, because … {amount} | غیرقابل برگشت، چون … {amount}
letter.given.money | karta veya mil hesabına iade: {amount} | card or miles account … {amount} | کارت یا حساب مایلی … {amount}
letter.given.nothing | İade edilecek bir tutar yok | nothing to refund | مبلغی برای برگشت نیست
letter.given.open-ticket | Açık bilet {number}: {amount}, son kullanma {until} | Open ticket {number}: {amount}, valid until {until} | بلیت باز {number}: {amount}، معتبر تا {until}
letter.member-already.text | Zaten Sefer üyesisiniz | already a member | از قبل عضو
letter.membership-ended.text | kalıcı olarak sona erdi | ended permanently | برای همیشه پایان یافت
letter.open-ticket-spent.text | Kullanılan tutar: {used} … İade edilmeyen tutar: {lost} | Amount used: {used} … Not refunded: {lost} | مبلغ استفاده‌شده: {used} … مبلغ غیرقابل برگشت: {lost}
letter.option-extended.text | süresi uzatıldı … {deadline} saatine kadar … Tutar: {amount} | was extended … by {deadline} … Amount: {amount} | تمدید شد … تا {deadline} بخرید … مبلغ: {amount}
letter.package-cancelled.text | iptal edildi. Ödemenin yapıldığı karta iade edilecek tutar: {amount} | was cancelled. Amount to be refunded … {amount} | لغو شد. مبلغی که … برگردانده می‌شود: {amount}
letter.package-returned.text | paket verilemedi … İade edilen tutar: {amount} | could not provide the package … Refunded: {amount} | بسته داده نشد … مبلغ برگردانده‌شده: {amount}
letter.package-sold.text | paketiniz hazır … {starts} – {ends} … Ödenen tutar: {amount} | is ready … from {starts} to {ends} … Amount paid: {amount} | آماده است … از {starts} تا {ends} … مبلغ پرداخت‌شده: {amount}
letter.password-changed.text | şifresi değiştirildi … hemen bizi arayın | password of your Sefer membership was changed … call us immediately | رمز عبور عضویت شما … بلافاصله با ما تماس بگیرید
letter.password.text | yeni bir şifre istendi | new password was requested | رمز عبور جدیدی درخواست شد
letter.payment-returned.text | bilet düzenlenemedi … İade edilen tutar: {amount} | no ticket could be issued … Refunded: {amount} | بلیتی صادر نشد … مبلغ برگردانده‌شده: {amount}
letter.record-corrected.text | gişede, isteğiniz üzerine düzeltildi | corrected at a ticket office | در گیشه اصلاح شد
letter.refunded.extras | {amount} kadarı ek hizmetlerinizin | Of this, {amount} is for | مبلغ {amount} مربوط به
letter.refunded.orders | ödenmemiş işlem de sona erdi | unpaid order for these tickets has ended | سفارش پرداخت‌نشدهٔ این بلیت‌ها
letter.refunded.own | artık geçerli değil: {tickets} … yapan kişiye kesintisiz | no longer valid: {tickets} … person who made the booking | دیگر معتبر نیست: {tickets} … به رزروکننده
letter.refunded.text | yapılmayacak … kesintisiz iade edildi: {tickets} | will not run … refunded in full: {tickets} | حرکت نمی‌کند … بدون جریمه برگردانده شد: {tickets}
letter.rental-booked.text | Alış: {pickUp}, {pickUpAt} … Bırakış: {dropOff}, {dropOffAt} … Ödenen tutar: {amount} … depozito: {deposit} | Pick-up: {pickUp}, {pickUpAt} … Drop-off: {dropOff}, {dropOffAt} … Amount paid: {amount} … {deposit} | تحویل: {pickUp}، {pickUpAt} … بازگرداندن: {dropOff}، {dropOffAt} … مبلغ پرداخت‌شده: {amount} … {deposit}
letter.rental-cancelled.text | kiralamanız iptal edildi … İade tutarı: {amount} | has been cancelled … Refund: {amount} | لغو شد … مبلغ برگشتی: {amount}
letter.rental-link.text | araç kiralamayı görmek veya iptal etmek için bir bağlantı | see or cancel the car rental | دیدن یا لغو کرایهٔ خودرو
letter.rental-returned.text | Araç size verilemedi … iade edilen tutar: {amount} | car was not available … {amount} | خودرو در دسترس نبود … {amount}
letter.request-copy.text | için bir talep oluşturuldu … siz yazmadıysanız | A request was created … did not write it | درخواستی ثبت شد … ننوشته‌اید
letter.request.text | için bir talep yazıldı … {email} … {subject} … {description} | A request was written … {email} … {subject} … {description} | درخواستی نوشته شد … {email} … {subject} … {description}
letter.reservation-cancelled.text | iptal edildi ve koltuklar bırakıldı | cancelled and the seats were released | لغو و صندلی‌ها آزاد شد
letter.reserved.text | Koltuklarınız ayrıldı … {deadline} saatine kadar … Tutar: {amount} | Your seats are held … by {deadline} … Amount: {amount} | صندلی‌های شما رزرو شد … تا {deadline} بخرید … مبلغ: {amount}
letter.reserved-unproved.text | Koltuklarınız ayrıldı … bağlantıyı en geç {until} saatine kadar açın … {option} saatine kadar ayrılır; açmazsanız … Tutar: {amount} | seats are held … open this link by {until} … held until {option} … If you do not open it … Amount: {amount} | صندلی‌های شما رزرو شد … لینک را تا {until} باز کنید … تا {option} نگه داشته … باز نکنید … مبلغ: {amount}
letter.returned.text | şu biletler iade edildi: {tickets} … İade edilenler: … {given} | were refunded: {tickets} … Refunded: … {given} | استرداد شد: {tickets} … مبالغ برگشتی: … {given}
letter.seatmate.text | yanınıza oturmak istiyor … kalkış {departure} … {until} saatine kadar | sit next to you … departure {departure} … {until} | کنار شما بنشیند … حرکت {departure} … {until}
letter.tickets.text | biletleriniz düzenlendi … Toplam: {amount} | tickets have been issued … Total: {amount} | بلیت‌هایتان صادر شد … جمع: {amount}
`;
