/** Credentials of the app that test servers and test clients share. */
export const testApp = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
