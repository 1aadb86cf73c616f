import type { Redis } from 'ioredis';
import type { RateLimiter } from './rate-limiter.ts';

/** All keys or none, by Redis' own clock, so that processes with clocks of their own agree. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for i, key in ipairs(KEYS) do
  local open = tonumber(redis.call('HGET', key, 'open') or '0')
  if open > now then wait = math.max(wait, open - now) end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local at = (i - 1) * 5
  local free, first, longest, forget =
    tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2]), tonumber(ARGV[at + 3]), tonumber(ARGV[at + 4])
  local count = redis.call('HINCRBY', key, 'count', 1)
  local pause = 0
  if count >= free then pause = math.min(longest, first * 2 ^ math.min(count - free, 20)) end
  if ARGV[at + 5] == 'window' then
    local left = redis.call('PTTL', key)
    if left < 0 then
      left = math.ceil(forget * 1000)
      redis.call('PEXPIRE', key, left)
    end
    redis.call('HSET', key, 'open', now + math.min(pause * 1000, left))
  else
    redis.call('HSET', key, 'open', now + pause * 1000)
    redis.call('PEXPIRE', key, math.ceil((pause + forget) * 1000))
  end
end
return 0
`;

const spending = `
local after = tonumber(redis.call('GET', KEYS[1]) or '0') + tonumber(ARGV[3])
if after > tonumber(ARGV[1]) then return math.max(1, redis.call('PTTL', KEYS[1])) end
if redis.call('INCRBY', KEYS[1], ARGV[3]) == tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0
`;

const prefix = 'serendib-tries:';

export function redisRateLimiter(redis: Redis): RateLimiter {
  return {
    take: async (attempts) => {
      const keys = attempts.map(({ key }) => prefix + key);
      const numbers = attempts.flatMap(({ policy }) => [
        policy.free,
        policy.firstBackoffSeconds,
        policy.longestBackoffSeconds,
        policy.forgetSeconds,
        policy.isWindow ? 'window' : '',
      ]);
      const milliseconds = Number(await redis.eval(script, keys.length, ...keys, ...numbers));
      return Math.ceil(milliseconds / 1000);
    },
    spend: async (key, { most, seconds, count = 1 }) => {
      const milliseconds = Number(await redis.eval(spending, 1, prefix + key, most, seconds * 1_000, count));
      return Math.ceil(milliseconds / 1000);
    },
    forget: async (keys) => {
      await redis.del(keys.map((key) => prefix + key));
    },
  };
}

/** While Redis is away the database counts, so that taking Redis down does not let an attacker guess faster. */
export function withFallback(
  first: RateLimiter,
  second: RateLimiter,
  onAway: (error: unknown) => void,
): RateLimiter {
  const either = async <Answer>(ask: (attempts: RateLimiter) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(first);
    } catch (error) {
      onAway(error);
      return ask(second);
    }
  };
  return {
    take: (attempts) => either((each) => each.take(attempts)),
    spend: (key, quota) => either((each) => each.spend(key, quota)),
    forget: (keys) => either((each) => each.forget(keys)),
  };
}
