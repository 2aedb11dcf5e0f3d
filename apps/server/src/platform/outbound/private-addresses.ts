import { BlockList } from 'node:net'

/** Everything that the IANA registries of special-purpose addresses exclude from the public network, and multicast. */
const special = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Includes transition addresses: they lead to an unchecked IPv4 address.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const

function blockListOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const privateV4 = blockListOf('ipv4', special.ipv4)
const privateV6 = blockListOf('ipv6', special.ipv6)
const globalV6 = blockListOf('ipv6', ['2000::/3'])

/** Whether an IP address, as the resolver writes it, belongs to no public network. An IPv4 address in IPv6 form does not. */
export const isPrivateAddress = (address: string): boolean =>
  address.includes(':')
    ? !globalV6.check(address, 'ipv6') || privateV6.check(address, 'ipv6')
    : privateV4.check(address, 'ipv4')
