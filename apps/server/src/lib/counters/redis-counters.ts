import type { Redis } from 'ioredis';
import { type Charge, type Counters, keyOf, SLICES, sliceMsOf } from './counters.ts';

/**
 * Script over one expiring hash per subject, slice → calls. Arguments: now in milliseconds, then for each key
 * its calls and slice length in milliseconds → milliseconds to wait.
 */
const TAKE = `local now, wait = tonumber(ARGV[1]), 0
for i, key in ipairs(KEYS) do
  local most, slice_ms = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  local current, sum = math.floor(now / slice_ms), 0
  local oldest = current
  local kept = redis.call('HGETALL', key)
  for j = 1, #kept, 2 do
    local slice = tonumber(kept[j])
    if slice < current - ${SLICES} then redis.call('HDEL', key, kept[j])
    else
      sum = sum + tonumber(kept[j + 1])
      oldest = math.min(oldest, slice)
    end
  end
  if sum >= most then wait = math.max(wait, (oldest + ${SLICES + 1}) * slice_ms - now) end
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  local slice_ms = tonumber(ARGV[2 * i + 1])
  redis.call('HINCRBY', key, math.floor(now / slice_ms), 1)
  redis.call('PEXPIRE', key, math.ceil(slice_ms * ${SLICES + 1}))
end
return 0`;

/** Counters shared by all nodes. Throws when Redis does not answer. */
export class RedisCounters implements Counters {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async take(charges: readonly Charge[], nowMs: number): Promise<number> {
    const keys = charges.map((charge) => `limit:${keyOf(charge)}`);
    const limits = charges.flatMap(({ limit }) => [limit.calls, sliceMsOf(limit)]);
    return Number(await this.#redis.eval(TAKE, keys.length, ...keys, nowMs, ...limits));
  }
}
