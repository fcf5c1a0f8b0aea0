/**
 * Atomic steps in Redis. Keys under the prefix `P`:
 * - `P nodes`: living nodes by their last beat, in milliseconds;
 * - `P members:<node>:<channel>`: user id → member, for users with a connection there;
 * - `P channels:<node>`: channels in which a node has members;
 * - `P counts:<node>`: channel → subscriptions;
 * - `P kept:<channel>`: last event of a cache channel, owned by no node; it expires by itself;
 * - `P changed`: time of the last change of members.
 * A node's keys are written by that node only, and removed by any node that finds it dead. In the scripts `me`
 * is the node in question. Scripts that change members return the time of the change by Redis's clock, in microseconds,
 * and a later one for each change, even if the clock is set back.
 */

const dated = `local time = redis.call('TIME')
local atUs = math.max(time[1] * 1000000 + time[2], (redis.call('GET', P .. 'changed') or 0) + 1)
redis.call('SET', P .. 'changed', string.format('%.0f', atUs))
`;

const living = `local P, me = ARGV[1], ARGV[2]
local function others()
  local found = {}
  for _, node in ipairs(redis.call('ZRANGE', P .. 'nodes', 0, -1)) do
    if node ~= me then found[#found + 1] = node end
  end
  return found
end
local function membersKey(node, channel) return P .. 'members:' .. node .. ':' .. channel end
local function isElsewhere(channel, user)
  for _, node in ipairs(others()) do
    if redis.call('HEXISTS', membersKey(node, channel), user) == 1 then return 1 end
  end
  return 0
end
local function membersElsewhere(channel)
  local found = {}
  for _, node in ipairs(others()) do
    for _, member in ipairs(redis.call('HVALS', membersKey(node, channel))) do found[#found + 1] = member end
  end
  return found
end
`;

/**
 * channel, user, member, `1` to list the others → time, whether the user was elsewhere, whether it was here, the others
 */
export const ENTER = `${living}${dated}
local key = membersKey(me, ARGV[3])
local wasElsewhere = isElsewhere(ARGV[3], ARGV[4])
local wasHere = 1 - redis.call('HSET', key, ARGV[4], ARGV[5])
redis.call('SADD', P .. 'channels:' .. me, ARGV[3])
return { atUs, wasElsewhere, wasHere, ARGV[6] == '1' and membersElsewhere(ARGV[3]) or {} }`;

/** channel, user → time, whether it is elsewhere */
export const LEAVE = `${living}${dated}
local key = membersKey(me, ARGV[3])
redis.call('HDEL', key, ARGV[4])
if redis.call('EXISTS', key) == 0 then redis.call('SREM', P .. 'channels:' .. me, ARGV[3]) end
return { atUs, isElsewhere(ARGV[3], ARGV[4]) }`;

/** channel → the others' members */
export const MEMBERS = `${living}
return membersElsewhere(ARGV[3])`;

/** channel, users… → the users that are elsewhere */
export const WHO_IS_ELSEWHERE = `${living}
local found = {}
for index = 4, #ARGV do
  if isElsewhere(ARGV[3], ARGV[index]) == 1 then found[#found + 1] = ARGV[index] end
end
return found`;

/** channel → number of the others' subscriptions */
export const COUNT = `${living}
local sum = 0
for _, node in ipairs(others()) do
  sum = sum + tonumber(redis.call('HGET', P .. 'counts:' .. node, ARGV[3]) or 0)
end
return sum`;

/** → channel, subscriptions, … of all the others */
export const COUNTS = `${living}
local found = {}
for _, node in ipairs(others()) do
  for _, value in ipairs(redis.call('HGETALL', P .. 'counts:' .. node)) do found[#found + 1] = value end
end
return found`;

/** milliseconds until a silent node is dead → whether this node was unknown, the dead nodes */
export const BEAT = `local P, me = ARGV[1], ARGV[2]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local isNew = redis.call('ZADD', P .. 'nodes', now, me)
return { isNew, redis.call('ZRANGEBYSCORE', P .. 'nodes', '-inf', '(' .. (now - ARGV[3])) }`;

/** → channel, member, … of this node, as known to Redis */
export const OWN = `${living}
local found = {}
for _, channel in ipairs(redis.call('SMEMBERS', P .. 'channels:' .. me)) do
  for _, member in ipairs(redis.call('HVALS', membersKey(me, channel))) do
    found[#found + 1] = channel
    found[#found + 1] = member
  end
end
return found`;

/**
 * Removes the node, once: called by the node at its shutdown, or by nodes that find it dead → time, and channel,
 * member, … who were only there
 */
export const REMOVE_NODE = `${living}${dated}
if redis.call('ZREM', P .. 'nodes', me) == 0 then return { atUs, {} } end
local gone = {}
for _, channel in ipairs(redis.call('SMEMBERS', P .. 'channels:' .. me)) do
  local key = membersKey(me, channel)
  local members = redis.call('HGETALL', key)
  for index = 1, #members, 2 do
    if isElsewhere(channel, members[index]) == 0 then
      gone[#gone + 1] = channel
      gone[#gone + 1] = members[index + 1]
    end
  end
  redis.call('DEL', key)
end
redis.call('DEL', P .. 'channels:' .. me, P .. 'counts:' .. me)
return { atUs, gone }`;
