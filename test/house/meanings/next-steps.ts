/** What stands on what is pressed next, and what is said of amounts and times beside it. */
export const nextStepsAndTimes = `
actions.change.step | değişiklik ücreti { | the change fee is | کارمزد تغییر
actions.change.step.free | değişiklik ücretsiz | changes are free | بدون کارمزد
actions.convert.confirm | açık bilete çevir | Convert to open | تبدیل به بلیت باز
actions.convert.step | açık bilet değeri | open ticket value | ارزش بلیت باز
actions.decline | biletim kalsın | Keep my ticket | بلیتم بماند
actions.performing | sayfayı kapatabilirsiniz | can close the page | صفحه را ببندید
actions.reading | Güncel durum | latest status | آخرین وضعیت
actions.return.confirm | İade et: | Refund { | استرداد و دریافت
actions.return.step | iade tutarı | the refund is | مبلغ برگشتی
actions.ticket.too-late | az kaldı … sona erdi | Too close … ended | زمان کمی … ممکن بود
catalogue.back | Kataloğa dön | Back to the catalogue | بازگشت به کاتالوگ
catalogue.confirm.publish | Evet, yayımla | Yes, publish | بله، منتشر
catalogue.save | Taslağı kaydet | Save draft | پیش‌نویس
catalogue.unheard | Yapılıp yapılmadığı | whether it was done | انجام شد یا نه
catalogue.warning.read | Anladım | OK | متوجه شدم
change.confirm.back | Değiştir … iade al | Change … back | تغییر و دریافت
change.confirm.due | Değiştir … öde | Change, pay | تغییر و پرداخت
change.keep | değiştirmeden bırak | ticket as it is | همان‌طور بماند
forgotten.close | Kapat | Close | بستن
home.password.action | Şifreyi değiştir | Change password | تغییر رمز
home.tourist.action | Turistik trenleri gör | See tourist trains | مشاهدهٔ قطارهای
idle.stay | Oturumu sürdür | Stay logged in | ادامه می‌دهم
journey-list.change-search | Aramayı değiştir | Change search | تغییر جست
journey-list.leave.no | Koltukları koru | Keep seats | نگه داشتن صندلی
journey-list.to-seats | Koltuklarıma dön | Back to my seats | بازگشت به صندلی
login.open | Giriş yap | Log in | ورود
login.submit | Giriş yap | Log in | ورود
lookup.link.send | Bağlantıyı gönder | Send the link | ارسال لینک
lookup.link.sent | İstek alındı | request was received | درخواست دریافت شد
option.buy.no | Şimdi değil | Not now | حالا نه
option.buy.yes | {amount} öde | Pay {amount} | پرداخت {amount}
option.cancel.no | Rezervasyonu koru | Keep reservation | حفظ رزرو
option.extended | Süre uzatıldı | Extended until | تمدید شد
option.price | Biletlerin tutarı {amount} | tickets cost {amount} | مبلغ بلیت‌ها {amount}
option.proof.extend | önce e-postanızdaki bağlantıyı açın | Open the link in your e-mail before | ابتدا لینک داخل ایمیل
passenger.edit.leave | Vazgeç | Cancel | انصراف
passenger.edit.save | Kaydet | Save | ذخیره
passenger.submit | Koltuk seçimine geç | Choose seats | رفتن به انتخاب صندلی
password.update.title | Şifre güncelleme | Change password | تغییر رمز
payment.coupons.seek | Açık biletleri bul | Find open tickets | یافتن بلیت‌های باز
payment.coupons.until | Son kullanma | Valid until | معتبر تا
payment.coupons.use | Seçilenleri kullan | Use selected | استفاده از انتخاب
payment.promotion.use | Uygula | Apply | اعمال
payment.pay.miles | mille öde | with miles | با مایل
profile.end.confirm | kalıcı olarak sil | Delete membership | حذف دائمی
profile.save | Kaydet | Save | ذخیره
rental.cancel.confirm | İptal et: | Cancel, get | لغو و دریافت
rental.cancel.done.text | karta iade edilecek … e-postasını | will be refunded … e-mailed | برگردانده می‌شود … ایمیل تأیید
rental.driver.send | Ödemeye geç | Go to payment | رفتن به پرداخت
rental.lookup.search | Rezervasyonu bul | Find reservation | یافتن رزرو
rental.result.another | Yeni kiralama | New rental | کرایهٔ جدید
rental.result.look-up | Numara ve soyadıyla | by number and surname | شماره و نام خانوادگی
rental.result.view | Rezervasyonu görüntüle | View reservation | مشاهدهٔ رزرو
rental.train.ask | Yer ve saati doldur | Fill in place and time | پر کردن مکان
rental.wish.seek | Araç bul | Find cars | یافتن خودرو
result.another | Yeni sefer ara | Search for another | جست‌وجوی قطار دیگر
result.reserved.text | ayrıldı … yeniden satışa | held until … back on sale | نگه داشته شد … فروش
result.reserved.unproved.text | bağlantıyı o zamana kadar açın … {option} tarihine kadar ayrılır … yeniden satışa | Open the link … held until {option} … back on sale | لینک … باز کنید … تا {option} نگه داشته … فروش
result.reserved.unproved.title | {until} tarihine kadar ayrıldı | held until {until} | تا {until} نگه داشته شد
seat-map.fresh | itibarıyla | Plan as of | نقشه مربوط به
seat-map.same | Gidişteki koltukları | Same seats | همان صندلی
seat-map.stale | yenilenemiyor | cannot be refreshed | به‌روزرسانی ممکن نیست
seat-map.undo | Son seçimi geri al | Undo last | لغو آخرین
seat-map.wheelchair.decline | Hayır, başka koltuk | No, choose another | نه، صندلی دیگری
wallet.add.submit | Cüzdana ekle | Add to wallet | اضافه کردن به کیف
wallet.delete.no | Kalsın | Keep it | بماند
`;
