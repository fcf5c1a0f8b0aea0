export const numberPath = (operator: string): string => `/store/iraq/${operator}/subscribe`;
export const codePath = (operator: string): string => `/store/iraq/${operator}/subscribe-otp`;
