/** Path of the tab about Plus, to which upgrade buttons lead. */
export const plusOfferPath = '/store?tab=subscription';
