/** The page that upgrade buttons lead to; it says what Plus will be until it can be bought there. */
export const plusOfferPath = '/store?tab=subscription';
