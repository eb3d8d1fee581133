// Connections by the ten thousand, rapid resets and floods of frames, against a server on this machine.
//
//	go run floods.go -url http://127.0.0.1:5656 -key KEY -what connections -count 50000
//
// Prints one line of JSON: what was sent, how it ended, and how long it took.
package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
const body = `{"document":{"content":"가 나"}}`

var address, key, path string

func frame(kind, flags byte, stream uint32, payload []byte) []byte {
	head := make([]byte, 9, 9+len(payload))
	head[0], head[1], head[2] = byte(len(payload)>>16), byte(len(payload)>>8), byte(len(payload))
	head[3], head[4] = kind, flags
	binary.BigEndian.PutUint32(head[5:], stream)
	return append(head, payload...)
}

func text(value string) []byte { return append([]byte{byte(len(value))}, value...) }

func headers(of string) []byte {
	block := append([]byte{0x82, 0x86, 0x04}, text(of)...)
	return append(append(block, 0x01), text("127.0.0.1")...)
}

func open(secure bool) (net.Conn, error) {
	dialer := &net.Dialer{Timeout: 20 * time.Second}
	if secure {
		return tls.DialWithDialer(dialer, "tcp", address, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h2"}})
	}
	return dialer.Dial("tcp", address)
}

// One request on a connection of its own, which is then closed without a word.
func leave(secure bool) error {
	conn, err := open(secure)
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(30 * time.Second))
	out := append([]byte(preface), frame(4, 0, 0, nil)...)
	out = append(out, frame(1, 5, 1, headers("/healthz"))...)
	if _, err = conn.Write(out); err != nil {
		return err
	}
	reader := bufio.NewReader(conn)
	for {
		head := make([]byte, 9)
		if _, err = io.ReadFull(reader, head); err != nil {
			return err
		}
		size := int64(head[0])<<16 | int64(head[1])<<8 | int64(head[2])
		if _, err = io.CopyN(io.Discard, reader, size); err != nil {
			return err
		}
		if head[3] == 1 && binary.BigEndian.Uint32(head[5:]) == 1 {
			return nil
		}
	}
}

// A whole request by Go's own client, HTTP/2 without TLS, on a connection of its own.
func ordinary() error {
	protocols := new(http.Protocols)
	protocols.SetUnencryptedHTTP2(true)
	transport := &http.Transport{Protocols: protocols}
	client := &http.Client{Transport: transport, Timeout: 30 * time.Second}
	request, _ := http.NewRequestWithContext(context.Background(), "POST", "http://"+address+path, strings.NewReader(body))
	request.Header.Set("api-key", key)
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	io.Copy(io.Discard, response.Body)
	response.Body.Close()
	transport.CloseIdleConnections()
	if response.StatusCode != 200 {
		return fmt.Errorf("status %d", response.StatusCode)
	}
	return nil
}

func flood(frames func(i uint32) []byte, count int) error {
	conn, err := open(false)
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(30 * time.Second))
	go io.Copy(io.Discard, conn)
	conn.Write(append([]byte(preface), frame(4, 0, 0, nil)...))
	for i := 0; i < count; i++ {
		if _, err = conn.Write(frames(uint32(i))); err != nil {
			return nil // The server has closed it, as it should.
		}
	}
	return nil
}

func main() {
	target := flag.String("url", "", "")
	flag.StringVar(&key, "key", "", "")
	flag.StringVar(&path, "path", "/svc.LanguageService/AnalyzeSyntax", "")
	what := flag.String("what", "connections", "connections, ordinary, tls, resets, pings, settings, continuations")
	count := flag.Int("count", 1000, "")
	width := flag.Int("width", 64, "")
	flag.Parse()
	parsed, err := url.Parse(*target)
	if err != nil || parsed.Host == "" {
		fmt.Fprintln(os.Stderr, "no url")
		os.Exit(2)
	}
	address = parsed.Host
	kinds := map[string]func() error{
		"connections": func() error { return leave(false) },
		"tls":         func() error { return leave(true) },
		"ordinary":    ordinary,
	}
	frames := map[string]func(i uint32) []byte{
		"resets": func(i uint32) []byte {
			return append(frame(1, 4, 2*i+1, headers(path)), frame(3, 0, 2*i+1, []byte{0, 0, 0, 8})...)
		},
		"pings":    func(uint32) []byte { return frame(6, 0, 0, make([]byte, 8)) },
		"settings": func(uint32) []byte { return frame(4, 0, 0, []byte{0, 4, 0, 0, 255, 255}) },
		"continuations": func(i uint32) []byte {
			if i == 0 {
				return frame(1, 0, 1, headers("/healthz"))
			}
			return frame(9, 0, 1, []byte{0, 1, 'a', 1, 'a'})
		},
	}
	begun := time.Now()
	var failed atomic.Int64
	var first atomic.Value
	note := func(err error) {
		if err != nil {
			failed.Add(1)
			first.CompareAndSwap(nil, err.Error())
		}
	}
	if send := kinds[*what]; send != nil {
		var next atomic.Int64
		var group sync.WaitGroup
		for i := 0; i < *width; i++ {
			group.Add(1)
			go func() {
				defer group.Done()
				for next.Add(1) <= int64(*count) {
					note(send())
				}
			}()
		}
		group.Wait()
	} else {
		note(flood(frames[*what], *count))
	}
	reason, _ := first.Load().(string)
	json.NewEncoder(os.Stdout).Encode(map[string]any{
		"what": *what, "count": *count, "failed": failed.Load(), "first": reason,
		"seconds": float64(time.Since(begun).Milliseconds()) / 1000,
	})
}
