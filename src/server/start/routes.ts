import { eidSites } from '#server/counterparts/e-id/e-id-sites.ts';
import { lettersServerPage } from '#server/counterparts/mail/letters-server-page.ts';
import { smsServerPage } from '#server/counterparts/sms/sms-server-page.ts';
import { catalogueActionCalls } from '#server/office/catalogue/catalogue-actions.ts';
import { readCatalogueCalls } from '#server/office/catalogue/read-catalogue.ts';
import { readFlowFacts } from '#server/office/flow-facts/read-flow-facts.ts';
import { readFlowWays } from '#server/office/flow-facts/read-flow-ways.ts';
import { recordFlowEvents } from '#server/office/flow-facts/record-flow-events.ts';
import { recordFlowFacts } from '#server/office/flow-facts/record-flow-facts.ts';
import { keepRecording } from '#server/office/support/keep-recording.ts';
import { viewBooking } from '#server/office/support/view-booking.ts';
import { contactCalls } from '#server/people/customers/contact-calls.ts';
import { endMembership } from '#server/people/customers/end-membership.ts';
import { findMembershipEnd } from '#server/people/customers/find-membership-end.ts';
import { loadCustomer } from '#server/people/customers/load-customer.ts';
import { pictureCalls } from '#server/people/customers/picture-calls.ts';
import { previewEnd } from '#server/people/customers/preview-end.ts';
import { updateCustomer } from '#server/people/customers/update-customer.ts';
import { beginEid } from '#server/people/e-id/begin-eid.ts';
import { logInByEid } from '#server/people/e-id/log-in-by-eid.ts';
import {
  verifyCitizenship,
  verifyCitizenships,
  verifyTcKimlik,
} from '#server/people/identity/verify-citizenship.ts';
import { forgetKeptFlow } from '#server/people/keeping/forget-kept-flow.ts';
import { handOverKeptFlow } from '#server/people/keeping/hand-over-kept-flow.ts';
import { keepFlow } from '#server/people/keeping/keep-flow.ts';
import { readKeptFlow } from '#server/people/keeping/read-kept-flow.ts';
import { takeOverKeptFlow } from '#server/people/keeping/take-over-kept-flow.ts';
import { checkPermit } from '#server/people/permi/check-permit.ts';
import { findLastAction } from '#server/people/sessions/find-last-action.ts';
import { sessions } from '#server/people/sessions/find-session.ts';
import { logOut } from '#server/people/sessions/log-out.ts';
import { resumeSession } from '#server/people/sessions/resume-session.ts';
import { touchSession } from '#server/people/sessions/touch-session.ts';
import { changePassword } from '#server/people/users/change-password.ts';
import { correctAtCounter } from '#server/people/users/correct-at-counter.ts';
import { findAtCounter } from '#server/people/users/find-at-counter.ts';
import { logIn } from '#server/people/users/log-in.ts';
import { loginForm } from '#server/people/users/login-form.ts';
import { readPasswordLink } from '#server/people/users/read-password-link.ts';
import { register } from '#server/people/users/register.ts';
import { registerAtCounter } from '#server/people/users/register-at-counter.ts';
import { resetPassword } from '#server/people/users/reset-password.ts';
import { sendPasswordLink } from '#server/people/users/send-password-link.ts';
import type { RouteTable } from '#server/platform/http/route-table.ts';
import { reference } from '#server/railway/reference/reference.ts';
import { findCars } from '#server/railway/trains/find-cars.ts';
import { loadCabinCapacities } from '#server/railway/trains/load-cabin-capacities.ts';
import { loadPassengerTypes } from '#server/railway/trains/load-passenger-types.ts';
import { loadTouristicTrains } from '#server/railway/trains/load-touristic-trains.ts';
import { loadTrainSegments } from '#server/railway/trains/load-train-segments.ts';
import { loadTrainsByStation } from '#server/railway/trains/load-trains-by-station.ts';
import { lowestPrices } from '#server/railway/trains/lowest-prices.ts';
import { loadRampedStations, loadRegionalValidity } from '#server/railway/trains/published-facts.ts';
import { searchJourneys } from '#server/railway/trains/search-journeys.ts';
import { searchStations } from '#server/railway/trains/search-stations.ts';
import { multipleTrainAvailability, trainAvailability } from '#server/railway/trains/train-availability.ts';
import { askSeatAlarm } from '#server/sale/alarms/ask-alarm.ts';
import { cancelSeatAlarm } from '#server/sale/alarms/cancel-alarm.ts';
import { codeServerPage } from '#server/sale/boarding/code-server-page.ts';
import { showBoardingCalendar, showBoardingPass } from '#server/sale/boarding/show-boarding-pass.ts';
import { cancelReservation } from '#server/sale/bookings/cancel-reservation.ts';
import { createPnr, reservePlaces } from '#server/sale/bookings/create-pnr.ts';
import { extendReservation, extendReservationExactly } from '#server/sale/bookings/extend-reservation.ts';
import { getReservation, getReservationAtOnce } from '#server/sale/bookings/get-reservation.ts';
import { openBookingLink } from '#server/sale/bookings/open-booking-link.ts';
import { sendBookingLink } from '#server/sale/bookings/send-booking-link.ts';
import { simulateSale } from '#server/sale/bookings/simulate-sale.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { pdfServerPage } from '#server/sale/documents/pdf-server-page.ts';
import { generatePdf, getPdf, getPdfOfMany } from '#server/sale/documents/print-tickets.ts';
import {
  findOpenTickets,
  findRefundCoupons,
  findReservations,
} from '#server/sale/histories/find-histories.ts';
import { findDiscountPackages, findSubscriptions } from '#server/sale/histories/find-packages.ts';
import { readLedgerChain } from '#server/sale/ledger/read-ledger-chain.ts';
import { readLedgerHeads } from '#server/sale/ledger/read-ledger-heads.ts';
import { legacyCalls } from '#server/sale/legacy/legacy-calls.ts';
import { sendRequestCopy, sendTicketLetter } from '#server/sale/notifications/send-letters-of-booking.ts';
import { cancelPackage, quotePackageCancel } from '#server/sale/packages/cancel-package.ts';
import { calculatePackage, orderPackage } from '#server/sale/packages/order-package.ts';
import { askPayment } from '#server/sale/payments/ask-payment.ts';
import { cardCookieServerPage } from '#server/sale/payments/card-cookie.ts';
import { completeWalletPayment } from '#server/sale/payments/complete-wallet-payment.ts';
import { issueTickets } from '#server/sale/payments/issue-tickets.ts';
import { milesCalls } from '#server/sale/payments/miles-calls.ts';
import { openPayment } from '#server/sale/payments/open-payment.ts';
import { promotionCalls } from '#server/sale/payments/promotion-calls.ts';
import { threeDReturnSites } from '#server/sale/payments/three-d-return.ts';
import { walletCalls } from '#server/sale/payments/wallet-calls.ts';
import { abandonRental } from '#server/sale/rentals/abandon-rental.ts';
import { rentalCancelCalls } from '#server/sale/rentals/cancel-rental.ts';
import { rentalListCalls } from '#server/sale/rentals/list-cars.ts';
import { mailRentalLink } from '#server/sale/rentals/mail-rental-link.ts';
import { orderRental } from '#server/sale/rentals/order-rental.ts';
import { rentalPlacesOfPnr } from '#server/sale/rentals/places-of-pnr.ts';
import { viewRental } from '#server/sale/rentals/view-rental.ts';
import { agreeToSeatmate } from '#server/sale/seatmates/agree-to-seatmate.ts';
import { askSeatmate } from '#server/sale/seatmates/ask-seatmate.ts';
import { checkSeatPrices } from '#server/sale/seats/check-seat-prices.ts';
import { extendSeats } from '#server/sale/seats/extend-seats.ts';
import { findSeatAllocations } from '#server/sale/seats/find-seat-allocations.ts';
import { loadSeatMaps } from '#server/sale/seats/load-seat-maps.ts';
import { releaseSeat } from '#server/sale/seats/release-seat.ts';
import { selectSeat } from '#server/sale/seats/select-seat.ts';
import { simulateSeatPrices } from '#server/sale/seats/simulate-seat-prices.ts';
import { abandonOrder } from '#server/sale/tickets/abandon-order.ts';
import { buyExtras, findExtrasOrder, simulateExtras } from '#server/sale/tickets/buy-extras.ts';
import { performChange, simulateChange, validateChange } from '#server/sale/tickets/change-tickets.ts';
import { createOpenTickets, simulateOpenTickets } from '#server/sale/tickets/create-open-tickets.ts';
import {
  findOpenTicket,
  findOpenTicketsOfBooking,
  searchOpenTickets,
} from '#server/sale/tickets/find-open-tickets.ts';
import { performReturn, simulateReturn } from '#server/sale/tickets/return-tickets.ts';
import { chooseOpenTickets, payWithOpenTickets } from '#server/start/desks/choose-open-tickets.ts';

export type Routes = RouteTable<AppContext>;

/** Every call the server answers. A new one is added here and nowhere else. */
export const routes: Routes = {
  operations: [
    recordFlowFacts,
    recordFlowEvents,
    readFlowFacts,
    readFlowWays,
    register,
    logIn,
    resumeSession,
    touchSession,
    findLastAction,
    logOut,
    endMembership,
    findMembershipEnd,
    previewEnd,
    loadCustomer,
    ...pictureCalls,
    ...contactCalls,
    updateCustomer,
    sendPasswordLink,
    readPasswordLink,
    resetPassword,
    changePassword,
    openPayment,
    askPayment,
    ...walletCalls,
    ...promotionCalls,
    ...milesCalls,
    completeWalletPayment,
    beginEid,
    logInByEid,
    takeOverKeptFlow,
    handOverKeptFlow,
    forgetKeptFlow,
    readKeptFlow,
    keepFlow,
    ...reference,
    readLedgerHeads,
    readLedgerChain,
    simulateOpenTickets,
    createOpenTickets,
    chooseOpenTickets,
    payWithOpenTickets,
    searchOpenTickets,
    findOpenTicketsOfBooking,
    findOpenTicket,
    showBoardingCalendar,
    showBoardingPass,
    checkPermit,
    findDiscountPackages,
    findSubscriptions,
    calculatePackage,
    orderPackage,
    quotePackageCancel,
    cancelPackage,
    ...legacyCalls,
    sendTicketLetter,
    sendRequestCopy,
    findReservations,
    findOpenTickets,
    findRefundCoupons,
    simulateExtras,
    buyExtras,
    findExtrasOrder,
    validateChange,
    simulateChange,
    performChange,
    abandonOrder,
    simulateReturn,
    performReturn,
    getPdf,
    getPdfOfMany,
    generatePdf,
    trainAvailability,
    multipleTrainAvailability,
    searchJourneys,
    lowestPrices,
    searchStations,
    loadTrainsByStation,
    loadTrainSegments,
    loadPassengerTypes,
    loadTouristicTrains,
    loadRegionalValidity,
    loadRampedStations,
    findCars,
    loadCabinCapacities,
    createPnr,
    reservePlaces,
    getReservation,
    getReservationAtOnce,
    sendBookingLink,
    openBookingLink,
    extendReservation,
    extendReservationExactly,
    cancelReservation,
    simulateSale,
    issueTickets,
    verifyCitizenship,
    verifyCitizenships,
    verifyTcKimlik,
    loadSeatMaps,
    selectSeat,
    releaseSeat,
    extendSeats,
    checkSeatPrices,
    simulateSeatPrices,
    findSeatAllocations,
    askSeatAlarm,
    cancelSeatAlarm,
    askSeatmate,
    agreeToSeatmate,
    ...rentalListCalls,
    rentalPlacesOfPnr,
    orderRental,
    abandonRental,
    viewRental,
    mailRentalLink,
    ...rentalCancelCalls,
    ...readCatalogueCalls,
    ...catalogueActionCalls,
    keepRecording,
    viewBooking,
    registerAtCounter,
    findAtCounter,
    correctAtCounter,
  ],
  sites: [
    codeServerPage,
    pdfServerPage,
    ...threeDReturnSites,
    cardCookieServerPage,
    lettersServerPage,
    smsServerPage,
    loginForm,
    ...eidSites,
  ],
  sessions,
};
