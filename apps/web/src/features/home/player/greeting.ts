const MORNING_FROM = 4;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 17;

const greetings = { morning: 'home.morning', afternoon: 'home.afternoon', evening: 'home.evening' } as const;

/** Greeting for an hour (0 to 23) of the device's clock. */
export function greetingOf(hour: number): (typeof greetings)[keyof typeof greetings] {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return greetings.evening;
  return hour < AFTERNOON_FROM ? greetings.morning : greetings.afternoon;
}
