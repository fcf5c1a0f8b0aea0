const MORNING_FROM = 4;
const AFTERNOON_FROM = 12;
const EVENING_FROM = 17;

/** How to greet at an hour (0 to 23) of the player's own day. */
export function greetingOf(hour: number) {
  if (hour < MORNING_FROM || hour >= EVENING_FROM) return 'home.evening';
  return hour < AFTERNOON_FROM ? 'home.morning' : 'home.afternoon';
}
