import { askSeatAlarm } from '#server/alarms/ask-alarm.ts';
import { cancelSeatAlarm } from '#server/alarms/cancel-alarm.ts';
import { codeSite } from '#server/boarding/code-site.ts';
import { showBoardingCalendar, showBoardingPass } from '#server/boarding/show-boarding-pass.ts';
import { cancelReservation } from '#server/bookings/cancel-reservation.ts';
import { createPnr, reservePlaces } from '#server/bookings/create-pnr.ts';
import { extendReservation, extendReservationExactly } from '#server/bookings/extend-reservation.ts';
import { getReservation, getReservationAtOnce } from '#server/bookings/get-reservation.ts';
import { issueTickets } from '#server/bookings/issue-tickets.ts';
import { openBookingLink } from '#server/bookings/open-booking-link.ts';
import { sendBookingLink } from '#server/bookings/send-booking-link.ts';
import { simulateSale } from '#server/bookings/simulate-sale.ts';
import { catalogueDeedCalls } from '#server/catalogue/catalogue-deeds.ts';
import { readCatalogueCalls } from '#server/catalogue/read-catalogue.ts';
import { eidSites } from '#server/counterparts/e-id/e-id-sites.ts';
import { lettersSite } from '#server/counterparts/mail/letters-site.ts';
import { smsSite } from '#server/counterparts/sms/sms-site.ts';
import { contactCalls } from '#server/customers/contact-calls.ts';
import { endMembership } from '#server/customers/end-membership.ts';
import { findMembershipEnd } from '#server/customers/find-membership-end.ts';
import { foretellEnd } from '#server/customers/foretell-end.ts';
import { loadCustomer } from '#server/customers/load-customer.ts';
import { pictureCalls } from '#server/customers/picture-calls.ts';
import { updateCustomer } from '#server/customers/update-customer.ts';
import { pdfSite } from '#server/documents/pdf-site.ts';
import { generatePdf, getPdf, getPdfOfMany } from '#server/documents/print-tickets.ts';
import { beginEid } from '#server/e-id/begin-eid.ts';
import { logInByEid } from '#server/e-id/log-in-by-eid.ts';
import { readFlowFacts } from '#server/flow-facts/read-flow-facts.ts';
import { tellFlowFacts } from '#server/flow-facts/tell-flow-facts.ts';
import { findOpenTickets, findRefundCoupons, findReservations } from '#server/histories/find-histories.ts';
import { findDiscountPackages, findSubscriptions } from '#server/histories/find-packages.ts';
import {
  verifyCitizenship,
  verifyCitizenships,
  verifyTcKimlik,
} from '#server/identity/verify-citizenship.ts';
import { checkSeatPrices } from '#server/inventory/check-seat-prices.ts';
import { extendSeats } from '#server/inventory/extend-seats.ts';
import { findSeatAllocations } from '#server/inventory/find-seat-allocations.ts';
import { loadSeatMaps } from '#server/inventory/load-seat-maps.ts';
import { releaseSeat } from '#server/inventory/release-seat.ts';
import { selectSeat } from '#server/inventory/select-seat.ts';
import { simulateSeatPrices } from '#server/inventory/simulate-seat-prices.ts';
import { forgetKeptFlow } from '#server/keeping/forget-kept-flow.ts';
import { handOverKeptFlow } from '#server/keeping/hand-over-kept-flow.ts';
import { keepFlow } from '#server/keeping/keep-flow.ts';
import { readKeptFlow } from '#server/keeping/read-kept-flow.ts';
import { takeOverKeptFlow } from '#server/keeping/take-over-kept-flow.ts';
import { readLedgerChain } from '#server/ledger/read-ledger-chain.ts';
import { readLedgerHeads } from '#server/ledger/read-ledger-heads.ts';
import { legacyCalls } from '#server/legacy/legacy-calls.ts';
import { sendRequestCopy, sendTicketLetter } from '#server/notifications/send-letters-of-booking.ts';
import { chooseOpenTickets, payWithOpenTickets } from '#server/open-tickets/choose-open-tickets.ts';
import { createOpenTickets, simulateOpenTickets } from '#server/open-tickets/create-open-tickets.ts';
import {
  findOpenTicket,
  findOpenTicketsOfBooking,
  searchOpenTickets,
} from '#server/open-tickets/find-open-tickets.ts';
import { cancelPackage, tellPackageCancel } from '#server/packages/cancel-package.ts';
import { calculatePackage, orderPackage } from '#server/packages/order-package.ts';
import { askPayment } from '#server/payments/ask-payment.ts';
import { cardCookieSite } from '#server/payments/card-cookie.ts';
import { completeWalletPayment } from '#server/payments/complete-wallet-payment.ts';
import { milesCalls } from '#server/payments/miles-calls.ts';
import { openPayment } from '#server/payments/open-payment.ts';
import { promotionCalls } from '#server/payments/promotion-calls.ts';
import { threeDReturnSites } from '#server/payments/three-d-return.ts';
import { walletCalls } from '#server/payments/wallet-calls.ts';
import { checkPermit } from '#server/permi/check-permit.ts';
import { reference } from '#server/reference/reference.ts';
import { abandonRental } from '#server/rentals/abandon-rental.ts';
import { rentalCancelCalls } from '#server/rentals/cancel-rental.ts';
import { rentalListCalls } from '#server/rentals/list-cars.ts';
import { mailRentalLink } from '#server/rentals/mail-rental-link.ts';
import { orderRental } from '#server/rentals/order-rental.ts';
import { rentalPlacesOfPnr } from '#server/rentals/places-of-pnr.ts';
import { viewRental } from '#server/rentals/view-rental.ts';
import { agreeToSeatmate } from '#server/seatmates/agree-to-seatmate.ts';
import { askSeatmate } from '#server/seatmates/ask-seatmate.ts';
import { findLastAction } from '#server/sessions/find-last-action.ts';
import { sessions } from '#server/sessions/find-session.ts';
import { logOut } from '#server/sessions/log-out.ts';
import { resumeSession } from '#server/sessions/resume-session.ts';
import { touchSession } from '#server/sessions/touch-session.ts';
import { keepRecording } from '#server/support/keep-recording.ts';
import { lookAtBooking } from '#server/support/look-at-booking.ts';
import { abandonOrder } from '#server/tickets/abandon-order.ts';
import { buyExtras, findExtrasOrder, simulateExtras } from '#server/tickets/buy-extras.ts';
import { performChange, simulateChange, validateChange } from '#server/tickets/change-tickets.ts';
import { performReturn, simulateReturn } from '#server/tickets/return-tickets.ts';
import { findCars } from '#server/trains/find-cars.ts';
import { loadCabinCapacities } from '#server/trains/load-cabin-capacities.ts';
import { loadPassengerTypes } from '#server/trains/load-passenger-types.ts';
import { loadTouristicTrains } from '#server/trains/load-touristic-trains.ts';
import { loadTrainSegments } from '#server/trains/load-train-segments.ts';
import { loadTrainsByStation } from '#server/trains/load-trains-by-station.ts';
import { lowestPrices } from '#server/trains/lowest-prices.ts';
import { searchJourneys } from '#server/trains/search-journeys.ts';
import { searchStations } from '#server/trains/search-stations.ts';
import { loadRampedStations, loadRegionalValidity } from '#server/trains/told-facts.ts';
import { multipleTrainAvailability, trainAvailability } from '#server/trains/train-availability.ts';
import { changePassword } from '#server/users/change-password.ts';
import { correctAtCounter } from '#server/users/correct-at-counter.ts';
import { findAtCounter } from '#server/users/find-at-counter.ts';
import { logIn } from '#server/users/log-in.ts';
import { loginForm } from '#server/users/login-form.ts';
import { readPasswordLink } from '#server/users/read-password-link.ts';
import { register } from '#server/users/register.ts';
import { registerAtCounter } from '#server/users/register-at-counter.ts';
import { resetPassword } from '#server/users/reset-password.ts';
import { sendPasswordLink } from '#server/users/send-password-link.ts';
import type { Operation } from './operation.ts';
import type { Sessions } from './session.ts';
import type { Site } from './site.ts';

export type Routes = {
  readonly operations: readonly Operation[];
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
};

/** Every call the server answers. A new one is added here and nowhere else. */
export const routes: Routes = {
  operations: [
    tellFlowFacts,
    readFlowFacts,
    register,
    logIn,
    resumeSession,
    touchSession,
    findLastAction,
    logOut,
    endMembership,
    findMembershipEnd,
    foretellEnd,
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
    tellPackageCancel,
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
    ...catalogueDeedCalls,
    keepRecording,
    lookAtBooking,
    registerAtCounter,
    findAtCounter,
    correctAtCounter,
  ],
  sites: [
    codeSite,
    pdfSite,
    ...threeDReturnSites,
    cardCookieSite,
    lettersSite,
    smsSite,
    loginForm,
    ...eidSites,
  ],
  sessions,
};
