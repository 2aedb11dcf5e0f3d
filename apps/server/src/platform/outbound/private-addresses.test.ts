import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-addresses.ts'

it.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
  ],
  ...['198.19.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fc00::1', 'fe80::1%eth0'],
  ...['ff02::1', '2002:7f00:1::', '2001:db8::1', '64:ff9b::7f00:1', '2001:0:7f00:1::'],
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '198.20.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
)
