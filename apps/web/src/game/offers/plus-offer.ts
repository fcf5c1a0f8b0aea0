/** Path of the tab about Plus. */
export const plusOfferPath = '/store?tab=subscription';
